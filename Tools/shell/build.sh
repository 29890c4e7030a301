# How programs are built that are run or measured. Sourced; expects $root, the repository's folder.

# Debug builds optimise the rooms that tests spend their time in, and keep all checks there.
export RIVULET_OPTIMIZED_ROOMS=1

# lld links in a third of the time of gold. Every build of one folder has the same flags, so that nothing is built twice.
linking=(-Xswiftc -use-ld=lld)

# Debug builds check that memory is accessed exclusively. In optimised builds the checks would cost the engine a multiple of its time.
optimizing=(-Xswiftc -enforce-exclusivity=unchecked)

# Without the lines of the sources a library takes a fourth of the room.
release_compiling=(-debug-info-format none "${optimizing[@]}" "${linking[@]}")

# Programs of the benchmark hold what they use of the library and of Swift's own, so that each is measured alone.
release_linking=("${release_compiling[@]}" --static-swift-stdlib)
release_arguments=(-c release --package-path "$root" --scratch-path "$root/.build-release" "${release_linking[@]}")

# quietly LOG COMMAND…: runs a command with its output in a file, and prints the file if the command fails.
quietly() {
  local log="$1" status=0
  shift
  mkdir -p "$(dirname "$log")"
  "$@" >"$log" 2>&1 || status=$?
  if ((status != 0)); then cat "$log"; fi
  return "$status"
}

# Prints the folder of the toolchain, the one that holds usr.
toolchain_folder() {
  dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")"
}
