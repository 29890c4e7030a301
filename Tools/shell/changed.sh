# Finds the tests of what has changed. Sourced after steps.sh; expects $root and $logs.

# The file whose date is the begin of the newest run in which all tests passed.
proven="$logs/proven"

# changed_files FOLDER…: prints the files below the folders that are newer than the newest run in which all tests passed.
changed_files() {
  (cd "$root" && find "$@" -type f -newer "$proven" 2>/dev/null | sort) || true
}

# type_names FILE…: prints the names of the types that Swift files declare, a line each.
type_names() {
  (cd "$root" && sed -nE 's/^ *((public|package|private|fileprivate|final|indirect|nonisolated|@[A-Za-z]+) )*(struct|class|enum|actor|protocol|typealias|macro) +([A-Za-z_][A-Za-z0-9_]+).*/\4/p' "$@") | sort -u || true
}

# function_names FILE…: prints the names of the functions and of the properties that other rooms see, a line each.
function_names() {
  (cd "$root" && sed -nE 's/^ *((package|final|static|nonisolated|mutating|@[A-Za-z]+) )*(public|package) ((static|final|nonisolated|mutating) )*(func|var|let) +`?([A-Za-z_][A-Za-z0-9_]{3,}).*/\7/p' "$@") |
    sort -u | grep -vxE 'body|makeBody|hash|description' || true
}

# users NAMES FOLDER: prints the Swift files below a folder that use one of the names, a line each.
users() {
  [[ -n "$1" ]] || return 0
  (cd "$root" && grep -rlwF --include='*.swift' -e "$1" "$2") | sort -u || true
}

# tests_of_changes: prints a regular expression of the tests of what has changed since all passed. Prints nothing where all have to run: none is known to
# have passed, or something else than sources and tests has changed.
#
# The tests of a source file are those of its target, and those that name what it declares. If none does, those count that name what its users declare.
tests_of_changes() {
  local file files=() names="" found="" targets=""
  [[ -f "$proven" ]] || return 0
  if [[ -n "$(changed_files Package.swift Benchmarks/ViewWorkloads Examples Tests/Goldens)" ]]; then return 0; fi
  while read -r file; do
    case "$file" in
      Tests/*/*.swift) found+="$file"$'\n' ;;
      Sources/*/*.swift)
        files+=("$file")
        targets+="$(cut -d / -f 2 <<<"$file")"$'\n'
        ;;
      *) return 0 ;;
    esac
  done < <(changed_files Sources Tests)
  if ((${#files[@]})); then
    names="$(type_names "${files[@]}"; function_names "${files[@]}")"
    local of_names
    of_names="$(users "$names" Tests)"
    if [[ -z "$of_names" ]]; then
      local others
      mapfile -t others < <(users "$(type_names "${files[@]}")" Sources)
      if ((${#others[@]})); then of_names="$(users "$(type_names "${others[@]}")" Tests)"; fi
    fi
    found+="$of_names"
  fi
  {
    # The rooms of the catalogue share a suite.
    sed -E 's/^Rivulet(Looks|Elements|Controls|Screens|Apps|Names)$/Catalogue/' <<<"$targets" | sort -u | sed -nE 's/^(.+)$/^\1Tests\\./p'
    sort -u <<<"$found" | sed -nE 's|.*/([^/]+)\.swift$|/\1\\.swift:|p'
    # Where nothing has changed no test has to run; this one is quick.
    echo '^RivuletGeometryTests\.'
  } | paste -s -d '|'
}
