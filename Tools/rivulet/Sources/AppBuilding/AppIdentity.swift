public import Foundation

/// The names and the pictures under which a system knows an app.
///
/// They come from an `Info.plist` in the package's folder or beside the app's sources, with the keys that apps have on a Mac; what it leaves out
/// follows from the program's name.
public struct AppIdentity: Sendable, Equatable {
  /// The name of the program.
  public var program: String
  /// The name that people see: `CFBundleDisplayName`, or `CFBundleName`.
  public var displayName: String
  /// Such as `org.example.Weather`: `CFBundleIdentifier`.
  public var identifier: String
  /// Such as `1.0`: `CFBundleShortVersionString`.
  public var version: String
  /// A picture for menus and windows, PNG or SVG, or nil.
  public var icon: URL?
  /// One line about the app.
  public var summary: String
  /// The author of the package as Debian writes it, `Name <address>`.
  public var maintainer: String

  /// The name of a package of a system: small letters, digits and `-`.
  public var packageName: String {
    var name = ""
    for character in program {
      if character.isUppercase, let last = name.last, last != "-", !last.isNumber { name.append("-") }
      name.append(character.isLetter || character.isNumber ? Character(character.lowercased()) : "-")
    }
    return name.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
  }

  /// Reads the identity of a program of a package.
  public init(program: String, package folder: URL) {
    let files = FileManager.default
    let places = [folder, folder.appending(path: "Sources/\(program)"), folder.appending(path: program)]
    let values =
      places.lazy.compactMap { place -> [String: Any]? in
        guard let data = try? Data(contentsOf: place.appending(path: "Info.plist")) else { return nil }
        return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      }.first ?? [:]
    // A value such as $(PRODUCT_NAME) belongs to Xcode.
    func value(_ keys: String...) -> String? {
      keys.lazy.compactMap { values[$0] as? String }.first { !$0.isEmpty && !$0.contains("$(") }
    }
    self.program = program
    displayName = value("CFBundleDisplayName", "CFBundleName") ?? program
    identifier = value("CFBundleIdentifier") ?? "org.example.\(program)"
    version = value("CFBundleShortVersionString") ?? "1.0"
    summary = value("RivuletSummary") ?? "\(displayName), an app"
    maintainer = value("RivuletMaintainer") ?? Self.maintainerOfRepository(in: folder)
    icon =
      places.flatMap { place in
        ["icon.svg", "icon.png", "AppIcon.svg", "AppIcon.png"].map { place.appending(path: $0) }
      }.first { files.fileExists(atPath: $0.path(percentEncoded: false)) } ?? Self.largestAppIcon(in: folder)
  }

  /// The name and address that git puts into commits.
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

  /// The largest file among those of an icon in a catalog.
  private static func largestAppIcon(in folder: URL) -> URL? {
    let files = FileManager.default
    guard let paths = files.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey], options: [.skipsHiddenFiles]) else {
      return nil
    }
    var largest: (size: Int, file: URL)?
    for case let file as URL in paths
    where file.pathExtension == "png" && file.deletingLastPathComponent().pathExtension == "appiconset" {
      let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
      if size > largest?.size ?? 0 { largest = (size, file) }
    }
    return largest?.file
  }
}
