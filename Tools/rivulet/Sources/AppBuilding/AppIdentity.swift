public import Foundation

/// The names and icon that identify an app to the system.
///
/// The values come from an `Info.plist` file in the package's folder or next to the app's sources, with the same keys as on a Mac. Missing
/// values are derived from the program's name.
public struct AppIdentity: Sendable, Equatable {
  /// The name of the program.
  public var program: String
  /// The user-visible name, from `CFBundleDisplayName` or `CFBundleName`.
  public var displayName: String
  /// The identifier, such as `org.example.Weather`, from `CFBundleIdentifier`.
  public var identifier: String
  /// The version, such as `1.0`, from `CFBundleShortVersionString`.
  public var version: String
  /// A PNG or SVG image for menus and windows, or nil if the app has none.
  public var icon: URL?
  /// A one-line summary of the app.
  public var summary: String
  /// The author of the package in Debian's format, `Name <address>`.
  public var maintainer: String
  /// Sentences about values and images that can't be used.
  public var warnings: [String] = []

  /// Determines the identity of a program in a package.
  public init(program: String, package folder: URL) {
    let places = [folder, folder.appending(path: "Sources/\(program)"), folder.appending(path: program)]
    var values: [String: Any] = [:], warnings: [String] = []
    let file = places.lazy.map { $0.appending(path: "Info.plist") }.first { Self.exists($0) }
    if let file {
      let list = (try? Data(contentsOf: file)).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
      if let list = list as? [String: Any] {
        values = list
      } else {
        warnings.append("\(file.path(percentEncoded: false)) is not a property list, so the app takes its names from the program.")
      }
    }
    self.init(program: program, values: values, folder: folder, iconFolders: places, catalogs: Self.iconSets(in: folder))
    self.warnings = warnings + self.warnings
  }

  /// Creates the identity of a program from the values in its information dictionary.
  ///
  /// - Parameters:
  ///   - folder: A folder in the author's repository.
  ///   - iconFolders: Folders that may contain files such as `icon.svg`, which take precedence over icons in asset catalogs.
  ///   - catalogs: App icon sets in asset catalogs.
  init(program: String, values: [String: Any], folder: URL, iconFolders: [URL], catalogs: [URL]) {
    var warnings: [String] = []
    // A value such as $(PRODUCT_NAME) is a placeholder that only Xcode resolves.
    func value(_ keys: String...) -> String? {
      keys.lazy.compactMap { (values[$0] as? String).map(Self.oneLine) }.first { !$0.isEmpty && !$0.contains("$(") }
    }
    func value(_ key: String, otherwise usual: String, _ isGood: (String) -> Bool) -> String {
      guard let text = value(key) else { return usual }
      if isGood(text) { return text }
      warnings.append("\(key) is “\(text)”, which is not valid in a package; \(usual) is used.")
      return usual
    }
    self.program = program
    displayName = value("CFBundleDisplayName", "CFBundleName") ?? program
    let word = String(program.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") ? $0 : "-" })
    identifier = value("CFBundleIdentifier", otherwise: "org.example.\(word)") {
      $0.wholeMatch(of: /[A-Za-z0-9_\-]+(\.[A-Za-z0-9_\-]+)*/) != nil
    }
    version = value("CFBundleShortVersionString", otherwise: "1.0") { $0.wholeMatch(of: /[0-9][A-Za-z0-9.+~]*/) != nil }
    summary = value("RivuletSummary") ?? "app made with SwiftUI"
    maintainer = value("RivuletMaintainer") ?? Self.maintainerOfRepository(in: folder)
    let named = iconFolders.flatMap { place in
      ["icon.svg", "icon.png", "AppIcon.svg", "AppIcon.png"].map { place.appending(path: $0) }
    }.filter(Self.exists)
    for file in named + [Self.largestPicture(in: catalogs)].compactMap(\.self) {
      if Self.isPicture(file) {
        icon = file
        break
      }
      warnings.append(
        "\(file.path(percentEncoded: false)) is not a valid \(file.pathExtension.uppercased()) image, so it is not used as the icon.")
    }
    self.warnings = warnings
  }

  /// Returns text with line breaks and control characters removed.
  private static func oneLine(_ text: String) -> String {
    text.split { $0.isNewline || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
      .joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }

  private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) }

  /// Returns true if the beginning of a file matches its extension.
  private static func isPicture(_ file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file) else { return false }
    return file.pathExtension.lowercased() == "svg"
      ? String(decoding: data.prefix(65_536), as: UTF8.self).contains("<svg") : data.starts(with: [0x89, 0x50, 0x4e, 0x47])
  }

  /// Returns the name and email address that Git records in commits.
  private static func maintainerOfRepository(in folder: URL) -> String {
    func setting(_ name: String) -> String? {
      guard let outcome = try? ChildProcess("git", ["-C", folder.path(percentEncoded: false), "config", name]).collect(),
        outcome.status == 0
      else { return nil }
      let value = outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
      return value.isEmpty ? nil : value
    }
    return "\(setting("user.name") ?? "Unknown") <\(setting("user.email") ?? "unknown@example.org")>"
  }

  /// Returns the app icon sets in a folder's asset catalogs, excluding those in bundles that were built there.
  static func iconSets(in folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var sets: [URL] = []
    while let file = paths?.nextObject() as? URL {
      if file.lastPathComponent == "dist" { paths?.skipDescendants() }
      if file.pathExtension == "appiconset" { sets.append(file) }
    }
    return sets
  }

  /// Returns the largest PNG file in the given folders.
  private static func largestPicture(in folders: [URL]) -> URL? {
    let pictures = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])) ?? []).filter {
        $0.pathExtension == "png"
      }
    }
    let sizes = pictures.map { (file: $0, size: (try? $0.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0) }
    return sizes.max { $0.size < $1.size }?.file
  }
}

extension AppIdentity {
  /// The name of the system package, consisting of lowercase ASCII letters, digits, and `-`.
  public var packageName: String {
    var name = ""
    for character in program.decomposedStringWithCanonicalMapping.unicodeScalars {
      if ("\u{300}"..."\u{36f}").contains(character) { continue }
      if ("A"..."Z").contains(character), let last = name.last, last != "-", !last.isNumber { name.append("-") }
      let isAllowed = character.isASCII && (character.properties.isAlphabetic || ("0"..."9").contains(character))
      if isAllowed { name.append(character.properties.lowercaseMapping) } else if name.last != "-" { name.append("-") }
    }
    name = name.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    if name.isEmpty { name = "app-" + program.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-") }
    return name.count == 1 ? "\(name)-app" : name
  }
}
