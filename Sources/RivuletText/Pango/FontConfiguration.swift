import CPango
import Foundation

/// The available fonts, configured exclusively by `FontRules`.
final class FontConfiguration {
  /// The standard font folders: first the system's, then the user's.
  static let standardFolders = ["/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts"]

  /// The fontconfig configuration that Pango uses.
  let pointer: OpaquePointer

  /// Finds the fonts in the given folders. Reads fontconfig's own cache, or the font files if the cache is outdated.
  init(folders: [String]) {
    pointer = FcConfigCreate()
    let document = FontRules.document(folders: folders)
    document.utf8CString.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: FcChar8.self) { bytes in
        let isValid = FcConfigParseAndLoadFromMemory(pointer, bytes.baseAddress, FcBool(1))
        assert(isValid != 0, "The rules for fonts are no valid fontconfig document; see FontRules.")
      }
    }
    FcConfigBuildFonts(pointer)
  }

  deinit {
    FcConfigDestroy(pointer)
  }

  /// Returns the folders in the fontconfig settings, without the standard folders. Reads the settings, but no fonts.
  static func personalFolders() -> [String] {
    guard let settings = FcInitLoadConfig() else { return [] }
    defer { FcConfigDestroy(settings) }
    return nonstandardFolders(in: settings)
  }

  /// Returns the nonstandard font folders in the settings, sorted and without duplicates. The fonts need not be loaded.
  static func nonstandardFolders(in settings: OpaquePointer) -> [String] {
    guard let list = FcConfigGetFontDirs(settings) else { return [] }
    defer { FcStrListDone(list) }
    let standard = standardFolders.map { ($0 as NSString).expandingTildeInPath }
    var folders: [String] = []
    while let folder = FcStrListNext(list) {
      let path = String(cString: folder)
      if !standard.contains(path), !folders.contains(path) { folders.append(path) }
    }
    return folders.sorted()
  }

  /// The sorted names of the installed families. A family with names in several languages is listed under its first name.
  var families: [String] {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    guard let properties = FcObjectSetCreate() else { return [] }
    defer { FcObjectSetDestroy(properties) }
    FcObjectSetAdd(properties, FC_FAMILY)
    guard let found = FcFontList(pointer, pattern, properties) else { return [] }
    defer { FcFontSetDestroy(found) }
    let names = (0..<Int(found.pointee.nfont)).compactMap { index in
      var name: UnsafeMutablePointer<FcChar8>?
      FcPatternGetString(found.pointee.fonts[index], FC_FAMILY, 0, &name)
      return name.map { String(cString: $0) }
    }
    return Set(names).sorted()
  }

  /// Returns true if a family with this name is installed.
  func contains(family: String) -> Bool { version(of: family) != nil }

  /// Returns the highest version of a family's fonts, or nil if the family is not installed. Fonts without a version count as 0.
  func version(of family: String) -> Double? {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    let added = family.withCString { name in
      name.withMemoryRebound(to: FcChar8.self, capacity: family.utf8.count + 1) { FcPatternAddString(pattern, FC_FAMILY, $0) }
    }
    guard added != 0, let properties = FcObjectSetCreate() else { return nil }
    defer { FcObjectSetDestroy(properties) }
    FcObjectSetAdd(properties, FC_FONTVERSION)
    guard let found = FcFontList(pointer, pattern, properties) else { return nil }
    defer { FcFontSetDestroy(found) }
    let versions = (0..<Int(found.pointee.nfont)).map { index in
      var version: Int32 = 0
      FcPatternGetInteger(found.pointee.fonts[index], FC_FONTVERSION, 0, &version)
      // The version is a fixed-point number with 16 fractional bits.
      return Double(version) / 65_536
    }
    return versions.max()
  }
}
