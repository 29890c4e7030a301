# The README's table of what is held by tests, made from a report of tests that passed. Sourced; expects $root, the repository's folder.

# status_table REPORT: the table. A rule counts if a test that bears its number passed and none that bears it failed.
status_table() {
  awk '
    FNR == NR { titles[++count] = $1; $1 = ""; title[titles[count]] = substr($0, 2); next }
    /<testcase / {
      name = $0
      sub(/.* name="/, "", name); sub(/".*/, "", name)
      cases[++total] = name
      failed[total] = 0
    }
    /<failure/ { failed[total] = 1 }
    END {
      for (i = 1; i <= total; i++) {
        rest = cases[i]
        delete chapters
        while (match(rest, /(^|[^A-Za-z0-9])([AB][0-9]+\.[0-9]+|S[0-9]+)/)) {
          number = substr(rest, RSTART, RLENGTH)
          gsub(/[^A-Z0-9.]/, "", number)
          rest = substr(rest, RSTART + RLENGTH)
          chapter = number ~ /^S/ ? "S" : number
          sub(/\..*/, "", chapter)
          if (failed[i]) broken[number] = 1
          rules[number] = chapter
          if (!(chapter in chapters)) { chapters[chapter] = 1; if (!failed[i]) tests[chapter]++ }
        }
      }
      for (number in rules) if (!(number in broken)) held[rules[number]]++
      print "| chapter | rules or scenarios held | by tests |"
      print "|---|---|---|"
      for (i = 1; i <= count; i++) printf "| %s %s | %d | %d |\n", titles[i], title[titles[i]], held[titles[i]], tests[titles[i]]
    }
  ' "$root/Tools/status/chapters.txt" "$1" | sed 's/^| S Scenarios/| Scenarios/'
}

# The table as the README has it.
readme_table() {
  awk '/<!-- status -->/ { inside = 1; next } /<!-- end of status -->/ { inside = 0 } inside' "$root/README.md"
}

# Fails where the README claims more than the tests of the report prove. Where they prove more, one line says so.
check_status() {
  if [[ ! -f "$1" ]]; then
    echo "error: there is no report of tests. Make one with: ./check --only debug"
    return 1
  fi
  awk -F ' *[|] *' '
    function compare(what, claimed, proven) {
      if (claimed + 0 < proven + 0) hasMore = 1
      if (claimed + 0 <= proven + 0) return
      print "error: the README claims " claimed " " what " for " $2 ", and tests prove " proven "."
      failed = 1
    }
    # The heads of both tables.
    FNR <= 2 { next }
    FNR == NR { rules[$2] = $3; tests[$2] = $4; next }
    !($2 in rules) {
      print "error: the README claims " $2 ", which is no chapter."
      failed = 1
      next
    }
    {
      compare("rules or scenarios", $3, rules[$2])
      compare("tests", $4, tests[$2])
      claimed[$2] = 1
    }
    END {
      for (chapter in rules) if (!(chapter in claimed)) hasMore = 1
      if (failed) print "Put what is proven into it with: ./check --accept-status"
      else if (hasMore) print "The tests prove more than the README claims. Put it there with: ./check --accept-status"
      exit failed
    }
  ' <(status_table "$1") <(readme_table)
}

# Puts the table of a report into the README.
accept_status() {
  local table
  table="$(status_table "$1")"
  awk -v table="$table" '
    /<!-- status -->/ { print; print table; inside = 1; next }
    /<!-- end of status -->/ { inside = 0 }
    !inside
  ' "$root/README.md" >"$root/README.md.new"
  mv "$root/README.md.new" "$root/README.md"
}
