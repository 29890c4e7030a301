# Builds the examples for running. Sourced; expects $root, the repository's folder.

# How programs are built that are run or measured. With Swift's own libraries in the program, little more than half of the symbols are left to look
# up when it starts, and of the libraries only what is used takes memory; lld links that faster than gold links the program alone.
release_linking=(--static-swift-stdlib -Xswiftc -use-ld=lld)
release_arguments=(-c release --package-path "$root" --scratch-path "$root/.build-release" "${release_linking[@]}")

# build_program FOLDER PROGRAM: builds a program of the package in a folder; prints what the compiler says only if it fails. Previews are built
# without optimisation, which drops them as nothing in the program calls them.
build_program() {
  local scratch arguments=(-c release "${release_linking[@]}") status=0
  scratch="$(scratch_path "$1")"
  if [[ -n "${RIVULET_PREVIEWS-}" ]]; then arguments=(-c debug); fi
  mkdir -p "$scratch"
  echo "Building $2; the first time takes some minutes."
  swift build "${arguments[@]}" --package-path "$1" --scratch-path "$scratch" --product "$2" >"$scratch/build-$2.log" 2>&1 || status=$?
  if ((status != 0)); then cat "$scratch/build-$2.log"; fi
  return "$status"
}

# Prints the path of a built program. To ask the package manager for it would take as long again as a build that has nothing to do.
program_path() {
  if [[ -n "${RIVULET_PREVIEWS-}" ]]; then echo "$(scratch_path "$1")/debug/$2"; else echo "$(scratch_path "$1")/release/$2"; fi
}

# Prints the folder for what is built of the package in a folder.
scratch_path() {
  if [[ "$1" != "$root" ]]; then
    echo "$1/.build"
  elif [[ -n "${RIVULET_PREVIEWS-}" ]]; then
    echo "$1/.build-debug"
  else
    echo "$1/.build-release"
  fi
}

# test_package FOLDER ARGUMENTS…: runs the tests of a package elsewhere.
test_package() {
  local folder="$1"
  shift
  swift test --package-path "$folder" --scratch-path "$folder/.build" --disable-xctest "$@"
}
