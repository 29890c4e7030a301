# Builds the library as one file that all apps share, and lays out the folder that apps are built with. Sourced after packages.sh and
# build.sh; expects $root, the repository's folder.

# Modules that apps and their tests can import.
sdk_modules=(
  SwiftUI Combine UniformTypeIdentifiers CoreTransferable RivuletTesting UIKit CoreGraphics CoreText QuartzCore os OSLog _Testing_UIKit
  _Testing_CoreGraphics
)
# Modules that only apps for Macs see. Code behind `#if canImport(AppKit)` belongs to them.
mac_modules=(AppKit Cocoa _Testing_AppKit)

# Prints the version of the compiler, such as 6.3.1.
compiler_version() {
  swiftc --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1
}

# The library is built optimised. For tests of the folder the build of the debug step will do.
sdk_configuration="${RIVULET_SDK_CONFIGURATION:-release}"
if [[ "$sdk_configuration" == debug ]]; then
  sdk_arguments=(--explicit-target-dependency-import-check error "${linking[@]}") command_arguments=()
else
  command_arguments=("${release_compiling[@]}")
  sdk_arguments=("${release_compiling[@]}" -Xlinker -soname -Xlinker librivulet.so.1 -Xlinker -rpath -Xlinker "\$ORIGIN/../rivulet-swift-$(compiler_version)")
fi
sdk_scratch="$root/.build-$sdk_configuration"

# Prints the name of the installed folder: one for each version of the library and of the compiler.
sdk_name() {
  echo "rivulet-$(cat "$root/VERSION")-swift-$(compiler_version)"
}

# Builds the library and the command; prints what the package manager says only if it fails.
build_sdk() {
  local tools="$root/.build-tools"
  quietly "$sdk_scratch/build-rivulet.log" swift build -c "$sdk_configuration" --package-path "$root" --scratch-path "$sdk_scratch" \
    "${sdk_arguments[@]}" --product rivulet || return 1
  quietly "$tools/build-rivulet.log" swift build -c "$sdk_configuration" --package-path "$root/Tools/rivulet" --scratch-path "$tools" \
    ${command_arguments[@]+"${command_arguments[@]}"} --product rivulet
}

# Prints the modules that the library is made of: those of its products, and those that they import.
library_modules() {
  local built="$sdk_scratch/$sdk_configuration" module
  for module in "${sdk_modules[@]}" "$root"/Sources/Rivulet*; do
    module="$(basename "$module")"
    # The plugin of the macros belongs to the compiler and is no part of the library.
    case "$module" in RivuletMacros | RivuletExpansion) continue ;; esac
    if [[ -f "$built/Modules/$module.swiftmodule" ]]; then echo "$module"; fi
  done | sort -u
}

# Prints the modules of C that the library's modules import.
c_modules() {
  local folder
  for folder in "$root"/Sources/C*/; do
    if compgen -G "$folder*.modulemap" >/dev/null || compgen -G "$folder"include/*.modulemap >/dev/null; then basename "$folder"; fi
  done
}

# submodules MODULE NAME…: prints a module of C, beside that of Swift with the same name, for `import MODULE.NAME`.
submodules() {
  local module="$1" name
  shift
  echo "module $module {"
  echo "  header \"c/empty.h\""
  for name in "$@"; do echo "  module $name {}"; done
  echo "}"
}

# write_toolset FOLDER FILE: writes the file that the package manager is given, for a library that will lie in FOLDER. On a Mac `import Foundation`
# brings the modules that are imported here.
write_toolset() {
  cat >"$2" <<END
{
  "schemaVersion": "1.0",
  "swiftCompiler": {
    "extraCLIOptions": [
      "-I", "$1/modules",
      "-load-plugin-executable", "$1/libexec/RivuletMacros#RivuletMacros",
      "-Xfrontend", "-import-module", "-Xfrontend", "Combine",
      "-Xfrontend", "-import-module", "-Xfrontend", "CoreGraphics",
      "-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking",
      "-Xfrontend", "-import-module", "-Xfrontend", "FoundationXML",
      "-Xfrontend", "-import-module", "-Xfrontend", "Observation",
      "-Xfrontend", "-import-module", "-Xfrontend", "RivuletFoundation"
    ]
  },
  "linker": {
    "extraCLIOptions": ["-L$1", "-rpath", "$1", "--push-state", "--as-needed", "-lrivulet", "--pop-state"]
  }
}
END
}

# write_refusal MODULE FOLDER FILE: writes the interface that the compiler reads where it cannot use a compiled module, so that the build stops with a
# sentence that says what to do. Another compiler can use none of the modules; the one that every file imports first tells that for all.
write_refusal() {
  local version next
  version="$(compiler_version)"
  next="$(awk -F. '{ print $1 "." $2 "." $3 + 1 }' <<<"$version")"
  cat >"$3" <<END
// swift-interface-format-version: 1.0
// swift-compiler-version: Swift version $version
// swift-module-flags: -module-name $1
#if compiler(>=$version) && !compiler(>=$next)
#error("The module $1 of Rivulet in $2 cannot be read: it is for Linux on $(uname -m). For that, install Rivulet again.")
END
  if [[ "$1" == Combine ]]; then
    cat >>"$3" <<END
#else
#error("Rivulet in $2 was built for Swift $version, and this compiler has another version. Install Swift $version, or run ./install from Rivulet's repository with this compiler.")
END
  fi
  echo "#endif" >>"$3"
}

# build_viewer STAGE: builds the window of `rivulet preview` against the library in STAGE, as any app is built.
build_viewer() {
  local stage="$1" speed=-O
  if [[ "$sdk_configuration" == debug ]]; then speed=-Onone; fi
  # Its views and its entry are two modules for tests, and one here.
  swiftc "$speed" -swift-version 6 -parse-as-library -suppress-warnings -module-name PreviewViewer -I "$stage/modules" \
    -load-plugin-executable "$stage/libexec/RivuletMacros#RivuletMacros" -L "$stage" -lrivulet -use-ld=lld \
    -Xlinker -rpath -Xlinker "\$ORIGIN/.." -Xlinker -rpath -Xlinker "\$ORIGIN/../../rivulet-swift-$(compiler_version)" \
    "$root"/Tools/viewer/PreviewViewer/*.swift "$root"/Tools/viewer/App/*.swift -o "$stage/libexec/PreviewViewer" || return 1
  strip "$stage/libexec/PreviewViewer"
}

# stage_sdk STAGE FOLDER: puts the built library into STAGE, with paths as they are once it lies in FOLDER.
stage_sdk() {
  local stage="$1" folder="$2" built="$sdk_scratch/$sdk_configuration" module
  mkdir -p "$stage/modules/c" "$stage/mac-modules" "$stage/libexec" "$stage/bin" "$stage/licences" || return 1
  # The library finds Swift's own beside itself where a system has them as a package, and else in the toolchain.
  cp "$built/librivulet.so" "$stage/librivulet.so.1" || return 1
  strip --strip-unneeded "$stage/librivulet.so.1" || return 1
  ln -s librivulet.so.1 "$stage/librivulet.so" || return 1
  while read -r module; do
    cp "$built/Modules/$module.swiftmodule" "$built/Modules/$module.swiftdoc" "$stage/modules" || return 1
    write_refusal "$module" "$folder" "$stage/modules/$module.swiftinterface" || return 1
  done < <(library_modules)
  for module in "${mac_modules[@]}"; do
    cp "$built/Modules/$module.swiftmodule" "$built/Modules/$module.swiftdoc" "$stage/mac-modules" || return 1
  done
  # Apps see nothing of the C libraries; the compiler only asks whether their modules exist.
  echo "// Apps see nothing of the C libraries that Rivulet uses; the compiler only asks whether their modules exist." >"$stage/modules/c/empty.h"
  { c_modules | sed 's|.*|module & { header "c/empty.h" }|' && submodules os log signpost lock activity &&
    submodules UIKit UIApplication UIColor UIFont UIGestureRecognizerSubclass UIImage UIView UIViewController; } >"$stage/modules/module.modulemap" ||
    return 1
  cp "$built/RivuletMacros-tool" "$stage/libexec/RivuletMacros" || return 1
  strip "$stage/libexec/RivuletMacros" || return 1
  build_viewer "$stage" || return 1
  cp "$root/.build-tools/$sdk_configuration/rivulet" "$stage/bin/rivulet" || return 1
  strip "$stage/bin/rivulet" || return 1
  cp -r "$root/Examples/Templates" "$stage/templates" || return 1
  packages_in_section runtime >"$stage/packages.txt" || return 1
  cp "$root/LICENSE" "$stage/licences/Rivulet.txt" || return 1
  # The command contains the parser of its arguments.
  cp "$root/.build-tools/checkouts/swift-argument-parser/LICENSE.txt" "$stage/licences/swift-argument-parser.txt" || return 1
  # Bundles carry Swift's libraries along.
  cp "$(toolchain_folder)/usr/share/swift/LICENSE.txt" "$stage/licences/Swift.txt" || return 1
  cat "$root/VERSION" >"$stage/version.txt" || return 1
  compiler_version >"$stage/compiler.txt" || return 1
  write_toolset "$folder" "$stage/rivulet.json"
}

# install_sdk PREFIX: installs the built library below a prefix, at once or not at all. $DESTDIR stands before the prefix, and in no file.
install_sdk() {
  local prefix="$1" name folder place stage old
  name="$(sdk_name)"
  folder="$prefix/lib/$name" place="${DESTDIR-}$prefix/lib"
  stage="$place/.$name.new-$$" old="$place/.$name.old-$$"
  if ! mkdir -p "$place" "${DESTDIR-}$prefix/bin" 2>/dev/null || [[ ! -w "$place" || ! -w "${DESTDIR-}$prefix/bin" ]]; then
    echo "Nothing can be written below ${DESTDIR-}$prefix. Choose another folder with --prefix, or run this as administrator." >&2
    return 1
  fi
  # Whatever ends this early, Ctrl-C too, leaves the former installation as it was.
  trap 'rm -rf "$stage"; exit 130' INT TERM HUP
  if ! stage_sdk "$stage" "$folder"; then
    trap - INT TERM HUP
    rm -rf "$stage"
    echo "Rivulet could not be copied to $place; nothing was installed. Is there room on the disk?" >&2
    return 1
  fi
  # Between the two renames there is no installation, so nothing may end the script there.
  trap '' INT TERM HUP
  if [[ -e "$place/$name" ]]; then mv "$place/$name" "$old" || return 1; fi
  mv "$stage" "$place/$name" || return 1
  rm -rf "$old"
  ln -sfn "../lib/$name/bin/rivulet" "${DESTDIR-}$prefix/bin/rivulet"
  trap - INT TERM HUP
}

# uninstall_sdk PREFIX: takes away all that was installed below a prefix.
uninstall_sdk() {
  local prefix="${DESTDIR-}$1" folder found=""
  for folder in "$prefix"/lib/rivulet-*-swift-*; do
    if [[ -f "$folder/rivulet.json" ]]; then
      found=1
      rm -rf "$folder" || return 1
      echo "Removed $folder."
    fi
  done
  if [[ -z "$found" ]]; then
    echo "There is no Rivulet below $prefix." >&2
    return 1
  fi
  if [[ -L "$prefix/bin/rivulet" && ! -e "$prefix/bin/rivulet" ]]; then rm "$prefix/bin/rivulet"; fi
}

# local_sdk: builds the library for the programs of this repository if anything has changed since, and prints the folder of the installation.
local_sdk() {
  local prefix="$sdk_scratch/installed" stamp="$sdk_scratch/installed/stamp"
  if [[ ! -f "$stamp" || -n "$(find "$root/Package.swift" "$root/VERSION" "$root/Sources" "$root/Tools" "$root/Examples/Templates" -newer "$stamp" -print -quit)" ]]; then
    echo "Building Rivulet; the first time takes some minutes." >&2
    mkdir -p "$prefix"
    touch "$stamp.new"
    build_sdk >&2 && DESTDIR="" install_sdk "$prefix" || return 1
    mv "$stamp.new" "$stamp"
  fi
  echo "$prefix/lib/$(sdk_name)"
}
