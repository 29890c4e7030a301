import CPango
import Foundation

/// The fonts that can be found, with the rules of `FontRules` and no others.
final class FontConfiguration {
  /// Where fonts are looked for: those of the machine, then the user's.
  static let standardFolders = ["/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts"]

  /// What Pango is given.
  let pointer: OpaquePointer

  /// The fonts in these folders. Reads fontconfig's own cache, or the font files where it is out of date.
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

  /// The folders that fontconfig's own settings name, without those that are standard. Reads the settings, and no font.
  static func personalFolders() -> [String] {
    guard let settings = FcInitLoadConfig() else { return [] }
    defer { FcConfigDestroy(settings) }
    return furtherFolders(in: settings)
  }

  /// The folders that settings name whose fonts nobody has read yet, by name and without those that are standard; each once.
  static func furtherFolders(in settings: OpaquePointer) -> [String] {
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

  /// Whether a family by this name is installed.
  func contains(family: String) -> Bool { version(of: family) != nil }

  /// The highest version that a font of a family names, 0 for one that names none; nil if the family is not installed.
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
      // A fixed-point number with 16 bits behind the point.
      return Double(version) / 65_536
    }
    return versions.max()
  }
}
