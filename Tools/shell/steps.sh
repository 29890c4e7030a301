# Runs steps one after the other, a line each with its time. Sourced; expects $root and $limit_seconds.

logs="$root/.build-check"
failed_steps=()

# Seconds that are left of the budget, at least one.
remaining_seconds() {
  local left=$((limit_seconds - SECONDS))
  echo $((left > 1 ? left : 1))
}

# Runs a command and ends it when the budget is used up; kills it if it goes on for $grace_seconds after that.
grace_seconds=20
limited() {
  local status=0
  timeout --kill-after=$grace_seconds "$(remaining_seconds)" "$@" || status=$?
  if ((status == 124 || status == 137)); then echo "Ended: the budget of $((limit_seconds / 60)) minutes is used up."; fi
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

# Prints what went wrong in a step, the end of its output, and how to run only this step again.
report_failure() {
  local log="$logs/$1.log"
  echo "---- $1: lines that name a problem"
  grep -E '(^|[^[:alnum:]])(error|fatal error|Fatal error):|^✘ ' "$log" | sort -u | cut -c1-500 | head -n 40 || true
  echo "---- $1: end of the output (all of it: ${log#"$root"/})"
  tail -n 25 "$log" | cut -c1-500
  echo "---- only this step again: ./check --only $1"
}
