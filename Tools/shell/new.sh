# Makes packages for apps of their own. Sourced; expects $root, the repository's folder.

# new_package NAME: makes the folder NAME, where the command was called, out of Examples/Template.
new_package() {
  local name="${1-}" folder file rivulet
  if [[ ! "$name" =~ ^[A-Z][A-Za-z0-9]*$ ]]; then
    echo "A package's name begins with a capital letter and has letters and digits only, for it is the app's module too; \"$name\" does not." >&2
    return 2
  fi
  case "$name" in
    SwiftUI | Combine | Swift | Foundation | Testing | Observation | Dispatch | Rivulet*)
      echo "The name $name belongs to a module that apps import. Choose another one." >&2
      return 2
      ;;
  esac
  folder="$PWD/$name"
  if [[ -e "$folder" ]]; then
    echo "There is something at $folder already; nothing was written. Choose another name, or move it away." >&2
    return 1
  fi
  # With a path from the package to here both may move together.
  rivulet="$(realpath --relative-to="$folder" "$root")"
  (cd "$root/Examples/Template" && find . -type f -not -path './.build*' -print) | while read -r file; do
    local target="$folder/${file//Template/$name}"
    if [[ "$file" == ./gitignore ]]; then target="$folder/.gitignore"; fi
    mkdir -p "$(dirname "$target")"
    sed -e "s/Template/$name/g" -e "s#\.\./\.\./#$rivulet#" "$root/Examples/Template/$file" >"$target"
    if [[ -x "$root/Examples/Template/$file" ]]; then chmod +x "$target"; fi
  done
  cat <<END
$name is a package with an app and a test.

    cd $name
    ./run                     # the app in a window
    ./run --png $name.png$(printf '%*s' $((10 - ${#name} > 0 ? 10 - ${#name} : 0)) '')# a picture of it, without a screen
    ./run test                # its tests
END
}
