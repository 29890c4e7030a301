# Runs steps one after the other, a line each with its time. Sourced; expects $root and $limit_seconds, the time for all steps that have no limit of
# their own, or 0 for a run without limits.

logs="$root/.build-check"
failed_steps=()

# When the step at hand has to end and how many minutes it had; empty where the budget of the whole run counts.
own_deadline=""
own_minutes=""
# What the steps with a limit of their own took, which is no part of the budget.
slow_seconds=0

# slow MINUTES COMMAND…: runs steps that have this long in a run with limits, however long the run has taken.
slow() {
  local begun=$SECONDS status=0
  own_minutes="$1"
  own_deadline=$((SECONDS + own_minutes * 60))
  shift
  "$@" || status=$?
  own_minutes=""
  own_deadline=""
  slow_seconds=$((slow_seconds + SECONDS - begun))
  return "$status"
}

# Seconds that are left of the budget, or of the step's own limit; at least one.
remaining_seconds() {
  local left=$((${own_deadline:-$((limit_seconds + slow_seconds))} - SECONDS))
  echo $((left > 1 ? left : 1))
}

# Runs a command. In a run with limits it is ended when its time is used up, and killed if it goes on for $grace_seconds after that.
grace_seconds=20
limited() {
  local status=0
  if ((limit_seconds == 0)); then
    "$@" || status=$?
    return "$status"
  fi
  timeout --kill-after=$grace_seconds "$(remaining_seconds)" "$@" || status=$?
  if ((status == 124 || status == 137)); then echo "Ended: the budget of ${own_minutes:-$((limit_seconds / 60))} minutes is used up."; fi
  return "$status"
}

# step NAME COMMAND…: runs the command with its output in a log, and prints name, result and time.
step() {
  local name="$1" begun=$SECONDS status=0
  shift
  mkdir -p "$logs"
  "$@" >"$logs/$name.log" 2>&1 || status=$?
  printf '%-10s %-6s %5d s\n' "$name" "$(((status == 0)) && echo ok || echo FAILED)" $((SECONDS - begun))
  if ((status != 0)); then
    failed_steps+=("$name")
    report_failure "$name"
  fi
}

# has_failed NAME: true if the step has run and failed.
has_failed() {
  [[ " ${failed_steps[*]-} " == *" $1 "* ]]
}

# Prints what went wrong in a step, the end of its output, and how to run only this step again.
report_failure() {
  local log="$logs/$1.log"
  echo "---- $1: lines that name a problem"
  grep -E '(^|[^[:alnum:]])(error|fatal error|Fatal error):|^✘ ' "$log" | sort -u | cut -c1-500 | head -n 40 || true
  echo "---- $1: end of the output (all of it: ${log#"$root"/})"
  tail -n 25 "$log" | cut -c1-500
  echo "---- only this step again: ./check --only $1"
}
