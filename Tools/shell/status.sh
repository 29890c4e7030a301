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

# Fails with the difference if the README's table is not that of the report.
check_status() {
  if diff <(readme_table) <(status_table "$1"); then return 0; fi
  echo "error: the README's status table is not what the tests prove. Accept the new one with: ./check --accept-status"
  return 1
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
