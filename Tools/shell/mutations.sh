# Leaves out lines of the core one at a time; a test has to fail for each. Sourced; expects $root, $layers and the functions of steps.sh.

# The files of RivuletCore whose lines are left out: the functions that run a frame, and the rooms of lazy rows and of screens.
mutated_sources=(Scenes/Passes/AppRuntime+Turn.swift Containers/Lazy/LazyContent.swift Containers/Screens/ScreenStack.swift)
# The suites that find most of what is missing in a file within seconds.
declare -A first_mutation_suites=(
  [AppRuntime+Turn.swift]='FrameStagesTests|LifecycleTests|StateTests|RowOrderTests|AppRuntimeTests|LeakTests|ScrollScenarios|Transitions|AnimatedChanges|StackScenarios'
  [LazyContent.swift]='Lazy|ScrollScenarios|ScrollPosition|RowOrderTests|ListRules|Retention'
  [ScreenStack.swift]='StackScenarios|Navigation|TabRules|Presence|Screen'
)
# The suites that find the rest.
later_mutation_suites='RivuletCoreTests|ConformanceTests|CatalogueTests|RivuletTestingTests|RivuletHostTests|HostConformanceTests|ComplexityTests'
# Without some lines a test never ends. So many seconds these suites may take.
mutation_seconds=(120 600)

# mutated_tree FOLDER: makes a copy of the repository in which `RIVULET_LEFT_OUT` says which line is left out, and `lines`, the table of them.
mutated_tree() {
  local folder="$1" sources="Sources/RivuletCore" source count=0
  mkdir -p "$folder"
  # Files that are as before keep their dates, so that they need not be compiled again.
  git -C "$root" ls-files -z --cached --others --exclude-standard | (cd "$root" && xargs -0 cp --parents --preserve=timestamps --update -t "$folder")
  (cd "$folder" && find Sources Tests -type f ! -name LeftOutLine.swift | while read -r source; do
    if [[ ! -e "$root/$source" ]]; then rm "$source"; fi
  done)
  rm -f "$folder/lines"
  for source in "${mutated_sources[@]}"; do
    awk -v first="$count" -v table="$folder/lines" -f "$root/Tools/shell/mutations.awk" "$root/$sources/$source" >"$folder/mutated.swift"
    replace_if_other "$folder/mutated.swift" "$folder/$sources/$source"
    count="$(grep -c -v '^-' "$folder/lines")"
  done
  cat >"$folder/mutated.swift" <<'END'
import Foundation

private let leftOut = ProcessInfo.processInfo.environment["RIVULET_LEFT_OUT"].flatMap(Int.init)

/// Whether a line is part of this run.
func keeps(_ line: Int) -> Bool { line != leftOut }
END
  replace_if_other "$folder/mutated.swift" "$folder/$sources/State/Services/LeftOutLine.swift"
}

# replace_if_other NEW OLD: a file that is as before keeps its date.
replace_if_other() {
  if ! cmp -s "$1" "$2"; then cp "$1" "$2"; fi
}

# first_red FOLDER NUMBER FILE: runs the suites without a line of a file, up to the first test that fails, of which it prints the name; nothing if
# none does.
first_red() {
  local found
  found="$(first_red_of "${first_mutation_suites[$3]}" "${mutation_seconds[0]}" "$1" "$2")"
  echo "${found:-$(first_red_of "$later_mutation_suites" "${mutation_seconds[1]}" "$1" "$2")}"
}

# first_red_of SUITES SECONDS FOLDER NUMBER: the same for some suites.
first_red_of() {
  local output="$3/output" status=0 tests
  # In a session of its own, by which all is ended that the tests have started.
  RIVULET_LEFT_OUT="$4" setsid timeout --kill-after=10 "$2" swift test --package-path "$3" --scratch-path "$3/.build" --disable-xctest \
    --skip-build "${layers[@]}" --filter "$1" >"$output" 2>&1 &
  tests=$!
  while kill -0 "$tests" 2>/dev/null && [[ -z "$(red_test "$output")" ]]; do sleep 0.5; done
  if [[ -n "$(red_test "$output")" ]]; then kill "$tests" 2>/dev/null || true; fi
  wait "$tests" 2>/dev/null || status=$?
  pkill -KILL --session "$tests" || true
  if [[ -n "$(red_test "$output")" ]]; then
    red_test "$output"
  else
    case "$status" in
      0) ;;
      124 | 137) echo "tests that do not end" ;;
      *) echo "tests that end early" ;;
    esac
  fi
}

# red_test FILE: the name of the first test that failed in the output of swift test; nothing if none did.
red_test() {
  sed -nE '/^✘ Test "/{s/^✘ Test ("[^"]*").*/\1/p;q}' "$1"
}

# mutations [NUMBER…]: prints a line for each line that can be left out, and what turned red without it. Fails if nothing did for one of them.
mutations() {
  local folder="$root/.build-mutations" number place text red survivors=0
  mutated_tree "$folder"
  limited swift build --build-tests --package-path "$folder" --scratch-path "$folder/.build" "${layers[@]}" || return 1
  red="$(first_red "$folder" 0 AppRuntime+Turn.swift)"
  if [[ -n "$red" ]]; then
    echo "error: with all lines: $red"
    return 1
  fi
  while IFS=$'\t' read -r number place text; do
    if (($#)) && [[ " $* " != *" $number "* ]]; then continue; fi
    if [[ "$number" == - ]]; then
      red="the compiler"
    else
      red="$(first_red "$folder" "$number" "${place%:*}")"
    fi
    printf '%3s %-28s %-100s %s\n' "$number" "$place" "$text" "${red:-GREEN}"
    if [[ -z "$red" ]]; then
      echo "error: $place: no test fails without “$text”."
      survivors=$((survivors + 1))
    fi
  done <"$folder/lines"
  ((survivors == 0))
}
