public import Foundation

/// The system that an app was written for, which decides whether `AppKit` can be imported.
///
/// Both `UIKit` and `AppKit` as modules would have code behind `#if canImport` compiled twice over, so only apps for Macs see the second.
public enum AppFlavor: Sendable {
  case phone, mac

  /// Returns the flavor of a package by what its files import: a Mac's if they import AppKit or Cocoa and never UIKit.
  public static func ofPackage(at folder: URL) -> AppFlavor {
    var importsAppKit = false
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for line in text.split(separator: "\n") where line.contains("import ") {
        // `import class AppKit.NSImage` names the module too.
        let words = line.split { $0 == " " || $0 == "\t" || $0 == "." }.drop { $0 != "import" }.dropFirst().prefix(2)
        if words.contains("UIKit") { return .phone }
        if words.contains("AppKit") || words.contains("Cocoa") { importsAppKit = true }
      }
    }
    return importsAppKit ? .mac : .phone
  }
}
