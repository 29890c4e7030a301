# Builds the examples for running. Sourced; expects $root, the repository's folder.

# How programs are built that are run or measured. With Swift's own libraries in the program, little more than half of the symbols are left to look
# up when it starts, and of the libraries only what is used takes memory; lld links that faster than gold links the program alone.
release_linking=(--static-swift-stdlib -Xswiftc -use-ld=lld)
release_arguments=(-c release --package-path "$root" --scratch-path "$root/.build-release" "${release_linking[@]}")

# Builds an example; prints what the compiler says only if it fails.
build_example() {
  local log="$root/.build-release/build-$1.log" status=0
  mkdir -p "$root/.build-release"
  echo "Building $1; the first time takes some minutes."
  swift build "${release_arguments[@]}" --product "$1" >"$log" 2>&1 || status=$?
  if ((status != 0)); then cat "$log"; fi
  return "$status"
}

# Prints the path of a built example. To ask the package manager for it would take as long again as a build that has nothing to do.
example_binary() {
  echo "$root/.build-release/release/$1"
}
