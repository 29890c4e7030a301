# Runs swift test and counts. Sourced after steps.sh.

shares=()
passed_tests=0
failed_tests=0
summaries=()

# run_tests NAME ARGUMENTS… [-- FILTERS…]: runs tests, with a report that count_tests reads. The arguments say how they are built, the filters choose some.
# With $shares, regular expressions, the tests of each run in a process of their own beside the others: most tests share the main actor, and so one core.
run_tests() {
  local name="$1" building=() status=0
  shift
  while (($#)) && [[ "$1" != -- ]]; do
    building+=("$1")
    shift
  done
  if (($#)); then shift; fi
  if ((${#shares[@]} == 0)); then
    swift_test "$name" ${building[@]+"${building[@]}"} "$@"
    return
  fi
  rm -f "$(report_of "$name")"
  limited swift build --build-tests --package-path "$root" ${building[@]+"${building[@]}"} || return 1
  # The package manager lets only one process of itself use a folder.
  local binary index running=()
  binary="$(swift build --show-bin-path --package-path "$root" ${building[@]+"${building[@]}"})/RivuletPackageTests.xctest" || return 1
  for index in "${!shares[@]}"; do
    run_binary "$binary" "$name-$index" --filter "${shares[$index]}" "$@" >"$logs/$name-$index.log" &
    running+=($!)
  done
  run_binary "$binary" "$name-rest" --skip "$(IFS='|'; echo "${shares[*]}")" "$@" || status=1
  for index in "${!shares[@]}"; do
    wait "${running[$index]}" || status=1
    cat "$logs/$name-$index.log"
    cat "$(report_of "$name-$index")" >>"$(report_of "$name")" || status=1
  done
  cat "$(report_of "$name-rest")" >>"$(report_of "$name")" || status=1
  return "$status"
}

# run_binary BINARY NAME FILTERS…: the tests of a program that is built, with a report under the name.
run_binary() {
  local binary="$1" name="$2"
  shift 2
  rm -f "$(report_of "$name")"
  # Colours would hide the marks that the lines begin with.
  (cd "$root" && export NO_COLOR=1 && limited "$binary" --testing-library swift-testing --xunit-output "$(report_of "$name")" "$@") 2>&1 | drop_passed_cases
}

# swift_test NAME ARGUMENTS…: swift test with a report under the name.
swift_test() {
  local name="$1"
  shift
  rm -f "$(report_of "$name")"
  limited swift test --package-path "$root" --disable-xctest --xunit-output "$(report_of "$name")" "$@" 2>&1 | drop_passed_cases
}

# Leaves out a line for each argument of a test that began or passed: there are thousands. If the run did not come to its end, the newest of those
# that had begun and were not over are named.
drop_passed_cases() {
  awk '
    /^◇ Test case passing / {
      sub(/^◇ /, "")
      sub(/ started\.$/, "")
      open[$0] = ++begun
      next
    }
    /^(✔|✘) Test case passing / {
      name = $0
      sub(/^[^ ]+ /, "", name)
      sub(/ (passed|failed) after .*/, "", name)
      delete open[name]
      if (/^✔/) next
    }
    / Test run with / { isOver = 1 }
    { print; fflush() }
    END {
      if (isOver) exit
      for (name in open) if (open[name] > begun - 20) print "not over: " name
    }
  '
}

# Where swift test leaves the counts of a step.
report_of() {
  echo "$logs/$1.xml"
}

# test_step NAME ARGUMENTS…: a step that runs tests and adds to the sums. A step that fails without a failed test counts as one.
test_step() {
  local name="$1" failures_before=${#failed_steps[@]}
  step "$name" run_tests "$@"
  local passed failed
  read -r passed failed <<<"$(count_cases "$(report_of "$name")")"
  local otherwise="no tests to run."
  if ((${#failed_steps[@]} > failures_before)); then
    otherwise="no test ran to its end."
    if ((failed == 0)); then failed=1; fi
  fi
  passed_tests=$((passed_tests + passed))
  failed_tests=$((failed_tests + failed))
  local summary
  summary="$(grep -E 'Test run with [1-9][0-9]* tests?.* (passed|failed) after' "$logs/$name.log" | tail -n 3 || true)"
  # The first step runs the most tests; its summary stands right before the sums.
  summaries=("${summary:-$name: $otherwise}" ${summaries[@]+"${summaries[@]}"})
}

# count_cases REPORT: how many test cases passed and how many failed; a skipped one is neither, and one with several failures counts once.
# "0 0" without a report.
count_cases() {
  if [[ ! -f "$1" ]]; then
    echo "0 0"
    return
  fi
  awk '
    /<testcase / { cases += 1; result = "" }
    /<failure/ && result == "" { failed += 1; result = "failed" }
    /<skipped/ && result == "" { skipped += 1; result = "skipped" }
    END { print cases - failed - skipped, failed + 0 }
  ' "$1"
}

# The last lines of a run: swift test's own summaries, then the sums alone on a line.
print_summaries() {
  if ((${#summaries[@]})); then printf '%s\n' "${summaries[@]}"; fi
  local failed=$failed_tests
  # A failed step without tests still has to show in the sums.
  if ((failed == 0 && ${#failed_steps[@]} > 0)); then failed=${#failed_steps[@]}; fi
  echo "$passed_tests passed, $failed failed"
}
