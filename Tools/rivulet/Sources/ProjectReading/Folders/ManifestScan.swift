/// Finds a few facts in the text of a `Package.swift`, which only the package manager can actually run.
struct ManifestScan {
  /// The text, without comments.
  private let text: String

  /// Scans a text.
  init(_ text: String) {
    self.text = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .filter { !$0.trimmed.hasPrefix("//") }.joined(separator: "\n")
  }

  /// True if the manifest declares an app for Swift Playgrounds.
  var declaresApp: Bool { text.contains(".iOSApplication(") }

  /// True if the manifest declares a product with a name.
  func declaresProduct(_ name: String) -> Bool {
    [".library(", ".executable("].contains { kind in
      text.components(after: kind).contains { $0.prefix(200).components(after: "name:").first?.trimmed.hasPrefix("\"\(name)\"") == true }
    } || text.contains(".singleTargetLibrary(\"\(name)\")")
  }

  /// Returns the first string that follows a label, such as `name:`, after a mark, such as `.iOSApplication(`.
  func string(labelled label: String, behind mark: String) -> String? {
    guard let part = text.components(after: mark).first, let value = part.components(after: label).first else { return nil }
    let text = value.trimmed
    guard text.hasPrefix("\"") else { return nil }
    return text.dropFirst().split(separator: "\"", omittingEmptySubsequences: false).first.map(String.init)
  }
}

/// Searches for marks in text.
extension StringProtocol {
  /// Returns the rest of the text after each occurrence of a mark.
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
