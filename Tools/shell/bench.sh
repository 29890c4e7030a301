# The benchmark of the engine, compared with one written by hand. Sourced; expects $root, the repository's folder.

# Builds the engine to compare with and prints where it is; says why not and prints nothing if there is no compiler or it fails.
build_baseline() {
  local compiler program="$root/.build-release/limit"
  compiler="$(command -v c++ || command -v g++ || command -v clang++ || true)"
  if [[ -z "$compiler" ]]; then
    echo "There is no C++ compiler, so the comparison is skipped. Install g++ for it." >&2
    return 0
  fi
  mkdir -p "$root/.build-release"
  if "$compiler" -O2 -std=c++20 "$root/Benchmarks/limit/limit.cpp" -o "$program" >&2; then
    echo "$program"
  else
    echo "The engine in Benchmarks/limit did not build, so the comparison is skipped." >&2
  fi
}

# run_bench ARGUMENTS…: builds both engines and measures them in turns; arguments go to EngineBench. With --instructions in front it counts
# instructions and allocations instead.
run_bench() {
  local built=(-c release --package-path "$root" --scratch-path "$root/.build-release") program baseline
  swift build "${built[@]}" --product EngineBench >&2
  program="$(swift build "${built[@]}" --show-bin-path 2>/dev/null)/EngineBench"
  if [[ "${1-}" == --instructions ]]; then
    count_instructions "$program"
    return
  fi
  baseline="$(build_baseline)"
  if [[ -n "$baseline" ]]; then set -- --baseline "$baseline" "$@"; fi
  "$program" "$@"
}

# count_instructions PROGRAM: a line for each workload, from the difference between one and two rounds.
count_instructions() {
  if ! command -v valgrind >/dev/null; then
    echo "Instructions are counted by valgrind, which is not installed." >&2
    return 1
  fi
  printf '%-10s %25s %25s\n' case "instructions/recompute" "allocations/iteration"
  local name recomputes one two
  while read -r name recomputes; do
    one="$(cost_of "$1" "$name" 1)"
    two="$(cost_of "$1" "$name" 11)"
    awk -v name="$name" -v recomputes="$recomputes" -v one="$one" -v two="$two" 'BEGIN {
      split(one, a); split(two, b)
      printf "%-10s %25.1f %25.1f\n", name, (b[1] - a[1]) / 10 / recomputes, (b[2] - a[2]) / 10
    }'
  done <<<"avoidable 2002
broad 7650
deep 2601
diamond 3507
mux 1854
repeated 202
triangle 1111
unstable 303"
}

# cost_of PROGRAM CASE ROUNDS: instructions and allocations of so many iterations.
cost_of() {
  local arguments=("$1" --only "$2" --iterations 1 --rounds "$3") instructions allocations
  instructions="$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "${arguments[@]}" 2>&1 >/dev/null | sed -n 's/.*Collected : //p')"
  allocations="$(valgrind --tool=memcheck "${arguments[@]}" 2>&1 >/dev/null | sed -n 's/.*total heap usage: \([0-9,]*\) allocs.*/\1/p')"
  echo "$instructions ${allocations//,/}"
}
