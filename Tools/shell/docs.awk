# Turns pages for code forges into pages of a DocC catalogue: links to pages become `doc:` links, links to what the catalogue lacks become plain
# text, paths of pages become links, and pictures are named by their files. Run it twice over all pages, with pass=1 and pass=2; the second time writes into the folder `target`.

# The name of a page: its file's, without folder and ending.
function page_name(path) {
  sub(/^.*\//, "", path)
  sub(/\.md$/, "", path)
  return path
}

# A heading as code forges spell it in a link.
function forge_anchor(title) {
  title = tolower(title)
  gsub(/[^a-z0-9 _-]/, "", title)
  gsub(/ /, "-", title)
  return title
}

# A heading as DocC spells it in a link.
function docc_anchor(title) {
  gsub(/[^A-Za-z0-9 -]/, "", title)
  gsub(/ +/, "-", title)
  return title
}

# A link in the catalogue, or its text where the catalogue lacks the page.
function link(text, target, page, anchor) {
  if (target ~ /^https?:/) return "[" text "](" target ")"
  if (target ~ /\.tutorial$/) {
    gsub(/^.*\/|\.tutorial$/, "", target)
    return "[" text "](doc:" target ")"
  }
  anchor = ""
  if (match(target, /#/)) {
    anchor = substr(target, RSTART + 1)
    target = substr(target, 1, RSTART - 1)
  }
  page = target == "" ? page_name(FILENAME) : page_name(target)
  if (!(page in known)) return text
  if (anchor == "") return "[" text "](doc:" page ")"
  if (!((page, anchor) in anchors)) {
    printf "%s:%d: warning: %s has no heading #%s.\n", FILENAME, FNR, page, anchor > "/dev/stderr"
    return text
  }
  return "[" text "](doc:" page "#" anchors[page, anchor] ")"
}

pass == 1 && FNR == 1 { known[page_name(FILENAME)] = 1 }

pass == 1 && /^# / { titles[page_name(FILENAME)] = substr($0, 3) }

pass == 1 {
  if ($0 ~ /^##+ /) {
    title = $0
    sub(/^#+ /, "", title)
    anchors[page_name(FILENAME), forge_anchor(title)] = docc_anchor(title)
  }
  next
}

FNR == 1 {
  if (output != "") close(output)
  output = target "/" page_name(FILENAME) ".md"
}

# Indented lines are code.
/^    / {
  print > output
  next
}

{
  line = $0
  done = ""
  # A page that is named by its path becomes a link.
  while (match(line, /`[A-Za-z\/]+\.md`/)) {
    path = substr(line, RSTART + 1, RLENGTH - 2)
    found = page_name(path) in known ? "[" titles[page_name(path)] "](" path ")" : substr(line, RSTART, RLENGTH)
    done = done substr(line, 1, RSTART - 1) found
    line = substr(line, RSTART + RLENGTH)
  }
  line = done line
  done = ""
  ticks = 0
  while (match(line, /!?\[[^]]*\]\([^)]+\)/)) {
    found = substr(line, RSTART, RLENGTH)
    before = substr(line, 1, RSTART - 1)
    done = done before
    line = substr(line, RSTART + RLENGTH)
    ticks += gsub(/`/, "", before)
    # Between backticks it is code.
    if (ticks % 2 == 1) {
      done = done found
      ticks += gsub(/`/, "", found)
      continue
    }
    ticks += gsub(/`/, "`", found)
    middle = index(found, "](")
    address = substr(found, middle + 2, length(found) - middle - 2)
    if (substr(found, 1, 1) == "!") {
      sub(/^.*\//, "", address)
      done = done substr(found, 1, middle + 1) address ")"
    } else {
      done = done link(substr(found, 2, middle - 2), address)
    }
  }
  print done line > output
}
