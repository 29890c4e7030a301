# Makes each statement of the functions in extensions one that can be left out, `if keeps(7) { settle() }`, and each condition of a loop,
# `} while keeps(8) && (isDirty)`. Expects `first`, the number before the first one, and `table`, a file that gets a line for each number: the
# number, the line of the source and its text. A line that the compiler needs has a dash instead of a number.

function note(number, text) {
  sub(/^ +/, "", text)
  printf "%s\t%s:%d\t%s\n", number, name, FNR, text >> table
}

function begin(text) {
  note(++first, text)
  return "if keeps(" first ") { "
}

# How many brackets of all kinds a text opens and does not close.
function opened(text,  copy, opening) {
  gsub(/"[^"]*"/, "", text)
  copy = text
  opening = gsub(/[({[]/, "", copy)
  return opening - gsub(/[)}\]]/, "", copy)
}

# How many parentheses and square brackets a text opens and does not close.
function openedRound(text,  copy, opening) {
  gsub(/"[^"]*"/, "", text)
  copy = text
  opening = gsub(/[(\[]/, "", copy)
  return opening - gsub(/[)\]]/, "", copy)
}

FNR == 1 { name = FILENAME; sub(/.*\//, "", name) }
/^extension / { isInside = 1 }
/^}/ { isInside = 0 }

# Outside of functions, and the lines of properties.
!isInside || /^extension / || /^ *(\/\/.*)?$/ { print; next }

{
  match($0, /^ */)
  indent = RLENGTH
  text = substr($0, indent + 1)
  lead = substr($0, 1, indent)
}

indent == 2 && /var .* \{$/ { isProperty = 1 }
indent == 2 && /^  \}/ { isProperty = 0 }
isProperty { print; next }

# A function on one line.
indent == 2 && /func .*\) \{ .* \}$/ {
  at = index($0, " { ")
  print substr($0, 1, at + 2) begin(text) substr($0, at + 3) " }"
  next
}
indent == 2 { print; next }

# The further lines of a declaration.
declared > 0 { declared += openedRound($0); print; next }

# The further lines of a statement.
pending > 0 {
  pending += opened($0)
  print $0 (pending == 0 ? " }" : "")
  next
}

# The end of a loop or of another block.
/^ *\} while / {
  condition = text
  sub(/^\} while /, "", condition)
  note(++first, text)
  print lead "} while keeps(" first ") && (" condition ")" (ends[indent] ? " }" : "")
  next
}
/^ *\}/ { print $0 (ends[indent] ? " }" : ""); next }

# A statement for the end of a scope stays at its place; its content is left out.
/^ *defer \{ .* \}$/ { print lead "defer { " begin(substr(text, 9, length(text) - 10)) substr(text, 9, length(text) - 10) " } }"; next }
/^ *defer \{$/ { ends[indent] = 0; print; next }

/^ *(let|var|return|guard let|case|switch) ?/ { note("-", text); ends[indent] = 0; declared = openedRound(text); print; next }
/\{( [a-z]+ in)?$/ { ends[indent] = 1; print lead begin(text) text; next }
{
  pending = opened(text)
  print lead begin(text) text (pending == 0 ? " }" : "")
}
