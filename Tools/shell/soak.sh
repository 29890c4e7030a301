# Plays the podcast for half an hour at ten times the speed, and looks at its memory. Sourced; expects $root and the functions of steps.sh.

# How many times as fast as usual time runs, and how long things take in the player's own minutes.
soak_speed=10
soak_warm_up_minutes=1
soak_minutes=30
# By so many kilobytes the player's own memory may have grown at the end.
soak_limit_kilobytes=5120

# The memory of a process that no other shares, in kilobytes.
private_kilobytes() {
  awk '/^Private_Dirty:/ { print $2 }' "/proc/$1/smaps_rollup"
}

# A feed with one episode, longer than the run.
soak_feed() {
  cat <<'END'
<?xml version="1.0"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Soak</title>
<item><title>A long one</title><enclosure url="https://soak.example/1.mp3"/><guid>1</guid><itunes:duration>5:00:00</itunes:duration></item>
</channel></rss>
END
}

# Waits so many of the player's minutes; fails when the player has ended.
soak_wait() {
  sleep "$(awk -v minutes="$1" -v speed="$soak_speed" 'BEGIN { print minutes * 60 / speed }')"
  [[ -d "/proc/$2" ]]
}

# soak PROGRAM: plays under the renderer that GTK has for graphics hardware, on a screen in memory.
soak() {
  local program="$1" folder screen_id player_id display status=0
  folder="$(mktemp -d)"
  soak_feed >"$folder/feed.xml"
  mkfifo "$folder/display"
  Xvfb -displayfd 3 -noreset -screen 0 420x900x24 -fbdir "$folder" -nolisten tcp 3>"$folder/display" 2>/dev/null &
  screen_id=$!
  read -r display <"$folder/display"
  env -u WAYLAND_DISPLAY DISPLAY=":$display" GDK_BACKEND=x11 GSK_RENDERER=gl GSETTINGS_BACKEND=memory DBUS_SESSION_BUS_ADDRESS=disabled: \
    HOME="$folder" RIVULET_IDIOM=phone RIVULET_SPEED="$soak_speed" "$program" "$folder/feed.xml" 2>"$folder/errors" &
  player_id=$!
  soak_play "$player_id" "$display" "$folder" || status=$?
  if ((status != 0)); then cat "$folder/errors"; fi
  kill "$player_id" "$screen_id" 2>/dev/null || true
  wait "$player_id" "$screen_id" 2>/dev/null || true
  rm -rf "$folder"
  return "$status"
}

# soak_press DISPLAY RIGHT BOTTOM: presses a point of the window, given by its distances from the right and the bottom edge.
soak_press() {
  local window geometry WIDTH=0 HEIGHT=0 X=0 Y=0
  window="$(DISPLAY=":$1" xdotool search --onlyvisible --name . | head -n 1)"
  geometry="$(DISPLAY=":$1" xdotool getwindowgeometry --shell "$window")" || return 1
  eval "$(grep -E '^(X|Y|WIDTH|HEIGHT)=[0-9]+$' <<<"$geometry" || true)"
  DISPLAY=":$1" xdotool mousemove $((X + WIDTH - $2)) $((Y + HEIGHT - $3)) sleep 0.3 mousedown 1 sleep 0.2 mouseup 1
}

# Presses Play and opens the player, and compares what the player holds after the warm-up with what it holds at the end.
soak_play() {
  local player_id="$1" display="$2" folder="$3" before after paused
  # The window is white once it is there; until then the screen is one colour, and its file is well compressed.
  local tries=0
  until (($(gzip -c "$folder/Xvfb_screen0" | wc -c) > 8000)); do
    if ((++tries > 120)); then
      echo "error: the player did not show within a minute."
      return 1
    fi
    sleep 0.5
  done
  sleep 2
  paused="$(cksum <"$folder/Xvfb_screen0")"
  soak_press "$display" 38 85 || return 1
  sleep 2
  # The whole player moves its slider.
  soak_press "$display" 300 90 || return 1
  soak_wait "$soak_warm_up_minutes" "$player_id" || return 1
  if [[ "$(cksum <"$folder/Xvfb_screen0")" == "$paused" ]]; then
    echo "error: the player does not play."
    return 1
  fi
  before="$(private_kilobytes "$player_id")"
  soak_wait "$((soak_minutes - soak_warm_up_minutes))" "$player_id" || return 1
  after="$(private_kilobytes "$player_id")"
  echo "private memory after $soak_warm_up_minutes minute: $before kB, after $soak_minutes minutes: $after kB"
  if ((after - before > soak_limit_kilobytes)); then
    echo "error: the player grew by $((after - before)) kB; $soak_limit_kilobytes kB are allowed."
    return 1
  fi
}
