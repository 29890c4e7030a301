/// A scan of a `Package.swift` file's text for a few facts. Only the package manager can evaluate the manifest.
struct ManifestScan {
  /// The text of the manifest, without comments.
  private let text: String

  /// Scans the text of a manifest.
  init(_ text: String) {
    self.text = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .filter { !$0.trimmed.hasPrefix("//") }.joined(separator: "\n")
  }

  /// True if the manifest declares a Swift Playgrounds app.
  var declaresApp: Bool { text.contains(".iOSApplication(") }

  /// Returns true if the manifest declares a product with the given name.
  func declaresProduct(_ name: String) -> Bool {
    [".library(", ".executable("].contains { kind in
      text.components(after: kind).contains { $0.prefix(200).components(after: "name:").first?.trimmed.hasPrefix("\"\(name)\"") == true }
    } || text.contains(".singleTargetLibrary(\"\(name)\")")
  }

  /// Returns the first string that follows a label, such as `name:`, after a marker, such as `.iOSApplication(`.
  func string(labelled label: String, behind mark: String) -> String? {
    guard let part = text.components(after: mark).first, let value = part.components(after: label).first else { return nil }
    let text = value.trimmed
    guard text.hasPrefix("\"") else { return nil }
    return text.dropFirst().split(separator: "\"", omittingEmptySubsequences: false).first.map(String.init)
  }
}

/// Searching for markers in text.
extension StringProtocol {
  /// Returns the text after each occurrence of a marker.
  fileprivate func components(after mark: String) -> [String] {
    var result: [String] = []
    var rest = self[...].description[...]
    while let range = rest.firstRange(of: mark) {
      rest = rest[range.upperBound...]
      result.append(String(rest))
    }
    return result
  }
}
