# The benchmark: our workloads beside programs that do the same by other means. Sourced after packages.sh and build.sh; expects $root, the
# repository's folder.

# Where the programs lie that take part in the table.
bench_programs="$root/.build-bench/programs"

# run_bench ARGUMENTS…: installs what is missing, builds everything that takes part, and prints the table; arguments go to RivuletBench. With
# --instructions in front it counts the engine's instructions and allocations instead.
run_bench() {
  local main=("${release_arguments[@]}") product binaries
  install_packages build runtime >&2 || return
  # Without these there are fewer baselines, of which each is missed with a sentence.
  if [[ -n "$(missing_packages bench)" ]]; then install_packages bench >&2 || true; fi
  mkdir -p "$bench_programs"
  for product in EngineBench RetainedRows PodcastPlayer; do
    if [[ "${1-}" == --instructions && "$product" != EngineBench ]]; then continue; fi
    build_quietly "$product" "${main[@]}" --product "$product" || return
  done
  binaries="$(swift build "${main[@]}" --show-bin-path 2>/dev/null)"
  if [[ "${1-}" == --instructions ]]; then
    count_instructions "$binaries/EngineBench"
    return
  fi
  # Resources lie beside a program, so it stays where it is.
  for product in EngineBench RetainedRows PodcastPlayer; do ln -sf "$binaries/$product" "$bench_programs/$product"; done
  build_baselines >&2
  local nested=(-c release --package-path "$root/Benchmarks" --scratch-path "$root/.build-bench" "${release_linking[@]}")
  # The package manager looks for files that have come or gone only where a manifest is new, or in the package that it builds; not in one that
  # this depends on. Nor does it compile what calls a function again when a better one has come.
  touch "$root/Benchmarks/Package.swift" "$root"/Benchmarks/{RivuletBench,ViewWorkloads}/*.swift
  build_quietly RivuletBench "${nested[@]}" || return
  # Build times are those of an app with the installed library.
  if [[ " $* " == *" --full "* || " $* " == *" build-times"* ]]; then
    source "$root/Tools/shell/sdk.sh"
    RIVULET_SDK="$(local_sdk)" || return
    export RIVULET_SDK
  fi
  "$(swift build "${nested[@]}" --show-bin-path 2>/dev/null)/RivuletBench" --programs "$bench_programs" --repository "$root" "$@"
}

# build_quietly NAME ARGUMENTS…: swift build that prints what the compiler says only if it fails.
build_quietly() {
  echo "Building $1; the first time takes some minutes." >&2
  quietly "$bench_programs/$1.log" swift build "${@:2}" >&2
}

# Builds the programs in other languages. One that can't be built is left out of the table, with a sentence.
build_baselines() {
  local sources="$root/Benchmarks" cxx=(c++ -O2 -std=c++20 -fPIC) cc=(cc -O2 -w)
  build_baseline limit "" "g++" "${cxx[@]}" "$sources/limit/limit.cpp"
  build_baseline pango-strings pangocairo "gcc and libpango1.0-dev" "${cc[@]}" "$sources/baselines/pango/strings.c"
  build_baseline gtk-rows gtk4 "gcc, libgtk-4-dev and xvfb" "${cc[@]}" "$sources/baselines/gtk/rows.c"
  build_baseline gtk-list gtk4 "gcc, libgtk-4-dev and xvfb" "${cc[@]}" "$sources/baselines/gtk/list.c"
  build_baseline qml-rows "Qt6Quick Qt6Qml Qt6Gui Qt6Core" \
    "g++, qt6-declarative-dev, qml6-module-qtquick and qml6-module-qtqml-workerscript" "${cxx[@]}" "$sources/baselines/qt/rows.cpp"
  build_baseline qt-properties Qt6Core "g++ and qt6-base-dev" "${cxx[@]}" "$sources/baselines/qt/properties.cpp"
}

# build_baseline NAME LIBRARIES PACKAGES COMMAND… SOURCE: builds a program with the libraries, as pkg-config names them. What is newer than its
# source stays.
build_baseline() {
  local name="$1" libraries="$2" packages="$3" flags=() messages="$bench_programs/$1.log"
  shift 3
  if [[ "$bench_programs/$name" -nt "${*: -1}" ]]; then return 0; fi
  rm -f "$bench_programs/$name"
  # The names and the flags are lists of words on purpose.
  # shellcheck disable=SC2086
  if [[ -n "$libraries" ]]; then
    if ! pkg-config --exists $libraries 2>/dev/null; then
      echo "$name is not built, because its libraries are missing. Install $packages for it."
      return 0
    fi
    read -ra flags <<<"$(pkg-config --cflags --libs $libraries | tr '\n' ' ')"
  fi
  "$@" -o "$bench_programs/$name" ${flags[@]+"${flags[@]}"} >"$messages" 2>&1 || echo "$name did not build; see ${messages#"$root"/}."
}

# The engine's workloads with the rules that one iteration runs.
bench_recomputes="avoidable 2002
broad 7650
deep 2601
diamond 3507
mux 1854
repeated 202
triangle 1111
unstable 303"

# count_instructions PROGRAM: a line for each workload, from the difference between one and eleven rounds.
count_instructions() {
  if ! command -v valgrind >/dev/null; then
    echo "Instructions are counted by valgrind, which is not installed." >&2
    return 1
  fi
  printf '%-10s %25s %25s\n' case "instructions/recompute" "allocations/iteration"
  local name recomputes allocations
  while read -r name recomputes; do
    allocations=$((($(allocations_of "$1" "$name" 11) - $(allocations_of "$1" "$name" 1)) / 10))
    printf '%-10s %25s %25s\n' "$name" "$(instructions_per_recompute "$1" "$name" "$recomputes")" "$allocations"
  done <<<"$bench_recomputes"
}

# instructions_per_recompute PROGRAM CASE RECOMPUTES: with one digit behind the point.
instructions_per_recompute() {
  local one eleven
  one="$(instructions_of "$1" "$2" 1)"
  eleven="$(instructions_of "$1" "$2" 11)"
  awk -v one="$one" -v eleven="$eleven" -v recomputes="$3" 'BEGIN { printf "%.1f", (eleven - one) / 10 / recomputes }'
}

# instructions_of PROGRAM CASE ROUNDS
instructions_of() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$1" --only "$2" --iterations 1 --rounds "$3" 2>&1 >/dev/null |
    sed -n 's/.*Collected : //p'
}

# allocations_of PROGRAM CASE ROUNDS
allocations_of() {
  valgrind --tool=memcheck "$1" --only "$2" --iterations 1 --rounds "$3" 2>&1 >/dev/null |
    sed -n 's/.*total heap usage: \([0-9,]*\) allocs.*/\1/p' | tr -d ,
}

# check_instructions PROGRAM FILE: fails if a workload of the engine takes more instructions than the file allows, and one in a hundred more; with
# RIVULET_ACCEPT_COUNTS it writes the file instead. Passes with a sentence where there is no valgrind.
check_instructions() {
  local program="$1" file="$2" name recomputes count allowed lines="" failed=0
  if ! command -v valgrind >/dev/null; then
    echo "Instructions are counted by valgrind, which is not installed."
    return 0
  fi
  while read -r name recomputes; do
    count="$(instructions_per_recompute "$program" "$name" "$recomputes")"
    allowed="$(sed -n "s/^ *\"$name\" : \([0-9.]*\),*$/\1/p" "$file" 2>/dev/null || true)"
    lines+="  \"$name\" : $count,"$'\n'
    echo "$name: $count instructions a recompute, allowed are ${allowed:-none}"
    if [[ -n "${RIVULET_ACCEPT_COUNTS-}" ]]; then continue; fi
    if ! awk -v count="$count" -v allowed="${allowed:-0}" 'BEGIN { exit !(count <= allowed * 1.01) }'; then
      echo "error: $name takes $count instructions a recompute, where ${allowed:-none} are allowed. To allow it: ./check --accept-counts"
      failed=1
    fi
  done <<<"$bench_recomputes"
  if [[ -n "${RIVULET_ACCEPT_COUNTS-}" ]]; then printf '{\n%s\n}\n' "${lines%,*}" >"$file"; fi
  return "$failed"
}
