# The table of Documentation/Status.md, made from a report of tests that passed. Sourced; expects $root, the repository's folder.

# status_table REPORT: the table. A rule, or each clause of one that has clauses, counts if a test that bears its number passed and none that bears it
# failed.
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
        while (match(rest, /(^|[^A-Za-z0-9])([AB][0-9]+\.[0-9]+[a-z]*|S[0-9]+)/)) {
          number = substr(rest, RSTART, RLENGTH)
          gsub(/[^A-Za-z0-9.]/, "", number)
          rest = substr(rest, RSTART + RLENGTH)
          chapter = number ~ /^S/ ? "S" : number
          sub(/\..*/, "", chapter)
          letters = number
          gsub(/[^a-z]/, "", letters)
          gsub(/[a-z]/, "", number)
          for (j = 0; j <= length(letters); j++) {
            if (j == 0 && letters != "") continue
            clause = number substr(letters, j, 1)
            if (failed[i]) broken[clause] = 1
            rules[clause] = chapter
            if (letters != "") hasClauses[number] = 1
          }
          if (!(chapter in chapters)) { chapters[chapter] = 1; if (!failed[i]) tests[chapter]++ }
        }
      }
      for (number in rules) if (!(number in broken) && !(number in hasClauses)) held[rules[number]]++
      print "| chapter | clauses or scenarios held | by tests |"
      print "|---|---|---|"
      for (i = 1; i <= count; i++) printf "| %s %s | %d | %d |\n", titles[i], title[titles[i]], held[titles[i]], tests[titles[i]]
    }
  ' "$root/Tools/status/chapters.txt" "$1" | sed 's/^| S Scenarios/| Scenarios/'
}

# The table as it is written.
written_table() { grep '^|' "$root/Documentation/Status.md"; }

# Fails where Documentation/Status.md claims more than the tests of the report prove. Where they prove more, one line says so.
check_status() {
  if [[ ! -f "$1" ]]; then
    echo "error: there is no report of tests. Make one with: ./check --only debug"
    return 1
  fi
  awk -F ' *[|] *' '
    function compare(what, claimed, proven) {
      if (claimed + 0 < proven + 0) hasMore = 1
      if (claimed + 0 <= proven + 0) return
      print "error: Documentation/Status.md claims " claimed " " what " for " $2 ", and tests prove " proven "."
      failed = 1
    }
    # The heads of both tables.
    FNR <= 2 { next }
    FNR == NR { rules[$2] = $3; tests[$2] = $4; next }
    !($2 in rules) {
      print "error: Documentation/Status.md claims " $2 ", which is no chapter."
      failed = 1
      next
    }
    {
      compare("clauses or scenarios", $3, rules[$2])
      compare("tests", $4, tests[$2])
      claimed[$2] = 1
    }
    END {
      for (chapter in rules) if (!(chapter in claimed)) hasMore = 1
      if (failed) print "Put what is proven into it with: ./check --accept-status"
      else if (hasMore) print "The tests prove more than Documentation/Status.md claims. Put it there with: ./check --accept-status"
      exit failed
    }
  ' <(status_table "$1") <(written_table)
}

# Puts the table of a report in the place of the one that is written.
accept_status() {
  local table
  table="$(status_table "$1")"
  awk -v table="$table" '
    !/^\|/ { print }
    /^\|/ && !done { print table; done = 1 }
  ' "$root/Documentation/Status.md" >"$root/Documentation/Status.md.new"
  mv "$root/Documentation/Status.md.new" "$root/Documentation/Status.md"
}
