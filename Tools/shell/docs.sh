# Makes the documentation for app authors: a catalogue of DocC with the articles, the tutorial, the gallery and the interface of all modules, and static
# pages of it. Sourced; expects $root, the repository's folder.

# The pages beside the articles.
docs_pages=(Gallery SupportedAPI Divergences Running Testing PlatformNames Performance Licences)
# The modules whose declarations apps see. Tests/TidyTests/SymbolGraphs.swift has the list too, without the harness.
docs_modules=(
  Combine RivuletAnimation RivuletCore RivuletDrawing RivuletFoundation RivuletGeometry RivuletLayout RivuletText RivuletTesting RivuletLooks
  RivuletElements RivuletControls RivuletScreens RivuletApps RivuletNames
)

# extract_symbols MODULES FOLDER: lists the declarations of the compiled modules in a folder, one file for each module and each type that it extends.
extract_symbols() {
  local modules="$1" graphs="$2" tool triple headers folder folders=() module
  tool="$(dirname "$(readlink -f "$(command -v swift)")")/swift-symbolgraph-extract"
  triple="$(swift -print-target-info | sed -n 's/^ *"unversionedTriple" *: *"\(.*\)",$/\1/p' | head -n 1)"
  # Only the compiler's importer sees the headers of C.
  headers="$(pkg-config --cflags-only-I pangocairo librsvg-2.0 | sed 's/-I/-Xcc -I/g')"
  for folder in "$root"/Sources/C[[:upper:]]*/ "$root"/Sources/C[[:upper:]]*/include/; do folders+=(-I "$folder"); done
  rm -rf "$graphs"
  mkdir -p "$graphs"
  for module in "${docs_modules[@]}"; do
    # shellcheck disable=SC2086
    limited "$tool" -module-name "$module" -target "$triple" -I "$modules" "${folders[@]}" $headers -minimum-access-level public \
      -skip-synthesized-members -output-dir "$graphs" || return 1
  done
}

# assemble_catalogue FOLDER: puts the pages, the pictures and the steps of the tutorial together. Fails if a link leads to no heading.
assemble_catalogue() {
  local catalogue="$1" pages=() name step file warnings
  rm -rf "$catalogue"
  mkdir -p "$catalogue/Pages" "$catalogue/Pictures" "$catalogue/Steps"
  cp -r "$root/Documentation/Rivulet.docc/." "$catalogue/" || return 1
  pages=("$root"/Documentation/Articles/*.md)
  for name in "${docs_pages[@]}"; do pages+=("$root/Documentation/$name.md"); done
  warnings="$(awk -v target="$catalogue/Pages" -f "$root/Tools/shell/docs.awk" pass=1 "${pages[@]}" pass=2 "${pages[@]}" 2>&1)" || return 1
  if [[ -n "$warnings" ]]; then
    echo "${warnings//warning:/error:}"
    return 1
  fi
  cp "$root"/Documentation/Articles/Pictures/*.png "$root"/Documentation/Pictures/Gallery/*.png "$root"/Documentation/Pictures/*.png "$catalogue/Pictures" ||
    return 1
  # Files of all steps have names of their own in the catalogue.
  for step in "$root"/Examples/Tutorial/*/*/; do
    while read -r file; do
      cp "$file" "$catalogue/Steps/$(basename "$step")-$(basename "$file")" || return 1
    done < <(find "$step" -type f)
  done
}

# docs [MODULES]: makes the pages from the modules that the debug step has built, or from those in a folder.
docs() {
  local made="$root/.build-docs" modules="${1-}"
  if [[ -z "$modules" ]]; then
    limited swift build --package-path "$root" --scratch-path "$root/.build-debug" "${layers[@]}" --product rivulet || return 1
    modules="$root/.build-debug/debug/Modules"
  fi
  extract_symbols "$modules" "$made/graphs" || return 1
  assemble_catalogue "$made/Rivulet.docc" || return 1
  rm -rf "$made/site"
  limited docc convert "$made/Rivulet.docc" --additional-symbol-graph-dir "$made/graphs" --output-path "$made/site" \
    --fallback-display-name Rivulet --fallback-bundle-identifier rivulet --warnings-as-errors --transform-for-static-hosting || return 1
  echo "The pages are in ${made#"$root"/}/site; read them by: python3 -m http.server --directory ${made#"$root"/}/site"
}
