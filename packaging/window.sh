#!/usr/bin/env bash
# Starts a program on a screen in memory, and waits until a window of a name is seen. window.sh NAME COMMAND…
set -euo pipefail

name="$1"
shift
Xvfb :91 -screen 0 1280x800x24 >/dev/null 2>&1 &
screen=$!
export DISPLAY=:91 GSK_RENDERER=cairo
until xdotool getdisplaygeometry >/dev/null 2>&1; do sleep 0.1; done
"$@" &
program=$!
trap 'kill $program $screen 2>/dev/null || true' EXIT
for ((i = 0; i < 600; i++)); do
  if xdotool search --onlyvisible --name "$name" >/dev/null 2>&1; then
    echo "A window of $name is on the screen."
    exit 0
  fi
  if ! kill -0 $program 2>/dev/null; then break; fi
  sleep 0.1
done
echo "No window of $name was seen." >&2
exit 1
