# Builds the examples for running. Sourced; expects $root, the repository's folder.

# How programs are built that are run or measured. With Swift's own libraries in the program, little more than half of the symbols are left to look
# up when it starts, and of the libraries only what is used takes memory; lld links that faster than gold links the program alone.
release_linking=(--static-swift-stdlib -Xswiftc -use-ld=lld)
release_arguments=(-c release --package-path "$root" --scratch-path "$root/.build-release" "${release_linking[@]}")

# The package manager hands on only some flags of a system library and warns of all others, in each build. This has it find copies of the libraries'
# descriptions that lack the flags it would warn of; the headers and libraries they lead to are the same.
use_plain_descriptions() {
  local folder="$root/.build-pkg-config" description
  if [[ ! -d "$folder" ]]; then
    mkdir -p "$folder.$$"
    pkg-config --variable pc_path pkg-config | tr ':' '\n' | while read -r place; do
      { grep -lE -e '-pthread|-mfpmath=|-msse' "$place"/*.pc 2>/dev/null || true; } | while read -r description; do
        sed -E -e 's/-pthread|-mfpmath=[a-z0-9]+|-msse[0-9.]*//g' -e "s#\\\$\{pcfiledir\}#$place#g" "$description" >"$folder.$$/${description##*/}"
      done
    done
    mv -T "$folder.$$" "$folder" 2>/dev/null || rm -rf "$folder.$$"
  fi
  export PKG_CONFIG_PATH="$folder${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
}

# build_program FOLDER PROGRAM: builds a program of the package in a folder; prints what the compiler says only if it fails.
build_program() {
  local scratch="$1/.build-release" status=0
  if [[ "$1" != "$root" ]]; then scratch="$1/.build"; fi
  mkdir -p "$scratch"
  echo "Building $2; the first time takes some minutes."
  use_plain_descriptions
  swift build -c release --package-path "$1" --scratch-path "$scratch" "${release_linking[@]}" --product "$2" >"$scratch/build-$2.log" 2>&1 || status=$?
  if ((status != 0)); then cat "$scratch/build-$2.log"; fi
  return "$status"
}

# Prints the path of a built program. To ask the package manager for it would take as long again as a build that has nothing to do.
program_path() {
  if [[ "$1" == "$root" ]]; then echo "$1/.build-release/release/$2"; else echo "$1/.build/release/$2"; fi
}

# test_package FOLDER ARGUMENTS…: runs the tests of a package elsewhere.
test_package() {
  local folder="$1"
  shift
  use_plain_descriptions
  swift test --package-path "$folder" --scratch-path "$folder/.build" --disable-xctest "$@"
}
