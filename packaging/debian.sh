# Makes the packages. Sourced by packaging/make; expects $root, $work, $output, $version, $compiler, $name, and the functions of Tools/shell/sdk.sh.

maintainer="The authors of Rivulet <rivulet@example.org>"

# make_debian_packages: makes the three packages from one installation below /usr.
make_debian_packages() {
  local tree="$work/tree" runtime="$work/runtime" library="$work/library" development="$work/development" dependencies
  DESTDIR="$tree" install_sdk /usr

  # Swift's own libraries, without those that only tests and debuggers load.
  local swift="$runtime/usr/lib/rivulet-swift-$compiler" file
  mkdir -p "$swift"
  for file in "$(toolchain_folder)"/usr/lib/swift/linux/*.so; do
    case "$(basename "$file")" in
      libTesting.so | libXCTest.so | lib_Testing* | lib_InternalSwiftStaticMirror.so | libswiftRemoteMirror.so | lib_TestingInterop.so) continue ;;
    esac
    cp "$file" "$swift"
  done
  strip --strip-unneeded "$swift"/*.so
  chmod 644 "$swift"/*.so
  dependencies="$(library_packages "$swift"/*.so)"
  swift_copyright >"$work/swift-copyright"
  add_documents "$runtime" "librivulet-swift-$compiler" "$work/swift-copyright"
  pack "$runtime" "librivulet-swift-$compiler" "$version" libs "$dependencies" "Shared libraries of Swift $compiler for apps with Rivulet" \
    "Apps that show SwiftUI by Rivulet load these instead of carrying them."

  local place="usr/lib/$name"
  mkdir -p "$library/$place" "$development/usr"
  mv "$tree/$place/librivulet.so.1" "$tree/$place/licences" "$tree/$place/packages.txt" "$library/$place"
  patchelf --set-rpath "\$ORIGIN/../rivulet-swift-$compiler" "$library/$place/librivulet.so.1"
  chmod 644 "$library/$place/librivulet.so.1"
  dependencies="librivulet-swift-$compiler (= $version), $(library_packages "$library/$place/librivulet.so.1")"
  # Fonts and symbols are files that no library names.
  dependencies+=", $(packages_in_section runtime | grep -E '^(fonts|bootstrap)' | paste -sd, | sed 's/,/, /g')"
  add_documents "$library" librivulet1 "$root/LICENSE"
  pack "$library" librivulet1 "$version" libs "$dependencies" "SwiftUI apps on Linux: the library" \
    "Rivulet shows apps that are written with SwiftUI in windows of the desktop. An independent implementation, which all apps share."

  mv "$tree/usr/lib" "$tree/usr/bin" "$development/usr"
  for file in "$development/$place/bin/rivulet" "$development/$place/libexec/RivuletMacros"; do
    patchelf --set-rpath "\$ORIGIN/../../rivulet-swift-$compiler" "$file"
  done
  patchelf --set-rpath "\$ORIGIN/..:\$ORIGIN/../../rivulet-swift-$compiler" "$development/$place/libexec/PreviewViewer"
  dependencies="$(library_packages "$development/$place/bin/rivulet" "$development/$place/libexec/RivuletMacros")"
  add_documents "$development" librivulet-dev "$root/LICENSE"
  add_manual "$development"
  pack "$development" librivulet-dev "$version" libdevel "librivulet1 (= $version), librivulet-swift-$compiler (= $version), binutils, $dependencies" \
    "SwiftUI apps on Linux: modules and the command rivulet" \
    "Needs the compiler of Swift $compiler, which comes from swift.org. The command rivulet makes, runs, tests and packages apps."
}

# Prints the licence of Swift's libraries. Debian has the text of the Apache licence itself, so only the exception is repeated.
swift_copyright() {
  local licence
  licence="$(toolchain_folder)/usr/share/swift/LICENSE.txt"
  echo "The shared libraries of Swift $compiler, from swift.org."
  echo "Copyright (C) 2014-2026 Apple Inc. and the Swift project authors"
  echo
  echo "Licensed under the Apache License, version 2.0, with Runtime Library Exception."
  echo "The licence lies in /usr/share/common-licenses/Apache-2.0."
  echo
  sed -n '/Runtime Library Exception/,$p' "$licence"
}

# library_packages FILE…: prints the packages that hold the shared libraries that the files load, except their own, in the form of a Depends field.
library_packages() {
  local library path
  for library in $(objdump -p "$@" 2>/dev/null | awk '$1 == "NEEDED" { print $2 }' | sort -u); do
    path="$(ldconfig -p | awk -v name="$library" '$1 == name { print $NF; exit }')"
    if [[ -n "$path" ]]; then package_of "$path"; fi
  done | sort -u | paste -sd, | sed 's/,/, /g'
}

# package_of PATH: prints the package that holds a file, which the list of files may have below /usr or not.
package_of() {
  local path="$1" real
  real="$(readlink -f "$path")"
  { dpkg-query --search "$path" "/usr$path" "$real" "${real#/usr}" 2>/dev/null || true; } | head -n 1 | cut -d: -f1
}

# add_documents TREE PACKAGE LICENCE: adds what a package has to say of itself.
add_documents() {
  local folder="$1/usr/share/doc/$2"
  mkdir -p "$folder"
  cp "$3" "$folder/copyright"
  printf '%s (%s) unstable; urgency=medium\n\n  * See the changelog of Rivulet.\n\n -- %s  %s\n' "$2" "$version" "$maintainer" \
    "$(date -R --date "@${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}")" | gzip -9n >"$folder/changelog.gz"
}

# add_manual TREE: adds a manual page, made of what the command says of itself.
add_manual() {
  local folder="$1/usr/share/man/man1" command="$1/usr/lib/$name/bin/rivulet"
  mkdir -p "$folder"
  {
    printf '.TH RIVULET 1\n.SH NAME\nrivulet \\- makes, runs, tests and packages SwiftUI apps\n.SH DESCRIPTION\n.nf\n'
    "$root/.build-tools/release/rivulet" --help | sed -e 's/\\/\\\\/g' -e 's/-/\\-/g' -e "s/^[.']/\\\\\\&&/"
  } | gzip -9n >"$folder/rivulet.1.gz"
}

# pack TREE PACKAGE VERSION SECTION DEPENDS SUMMARY DESCRIPTION: packs a tree.
pack() {
  local tree="$1" package="$2" architecture file
  architecture="$(dpkg --print-architecture)"
  find "$tree" -type d -exec chmod 755 {} +
  mkdir -p "$tree/DEBIAN"
  cat >"$tree/DEBIAN/control" <<END
Package: $package
Version: $3
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --exclude DEBIAN "$tree" | cut -f1)
Depends: $5
Section: $4
Priority: optional
Description: $6
$(fold --spaces --width 76 <<<"$7" | sed 's/^/ /; s/ *$//')
END
  (cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
  file="$output/${package}_$3_$architecture.deb"
  dpkg-deb --root-owner-group -Zxz --build "$tree" "$file" >/dev/null
  echo "$file"
}

# make_archive: makes the archive, whose script setup writes the toolset for the place where it lies.
make_archive() {
  local folder="$work/archive/$name" file="$output/$name-$(uname -m).tar.gz"
  mkdir -p "$folder"
  stage_sdk "$folder" "/nowhere"
  rm "$folder/rivulet.json"
  {
    printf '#!/usr/bin/env bash\n# Writes the paths of this folder, then says how to use it.\nset -euo pipefail\n'
    declare -f write_toolset
    # shellcheck disable=SC2016
    printf '%s\n' 'folder="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"' 'write_toolset "$folder" "$folder/rivulet.json"' \
      'echo "Next: put $folder/bin into PATH, then: rivulet doctor"'
  } >"$folder/setup"
  chmod +x "$folder/setup"
  tar --create --gzip --owner=0 --group=0 --sort=name --file "$file" -C "$work/archive" "$name"
  echo "$file"
}
