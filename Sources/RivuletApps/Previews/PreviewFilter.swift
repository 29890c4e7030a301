import Foundation

/// A filter that selects previews by text in their names.
package struct PreviewFilter: Equatable, Sendable {
  package let text: String?

  /// Creates a filter. Without text, all previews pass.
  package init(_ text: String?) { self.text = text }

  /// Returns true if one of a preview's names contains the text, regardless of case.
  package func passes(_ names: String...) -> Bool {
    guard let text else { return true }
    return names.contains { $0.localizedCaseInsensitiveContains(text) }
  }
}
