import Foundation

/// A filter that selects previews whose names contain some text.
package struct PreviewFilter: Equatable, Sendable {
  package let text: String?

  /// Creates a filter. If the text is nil, all previews pass.
  package init(_ text: String?) { self.text = text }

  /// Returns true if any of the preview's names contains the text, ignoring case.
  package func passes(_ names: String...) -> Bool {
    guard let text else { return true }
    return names.contains { $0.localizedCaseInsensitiveContains(text) }
  }
}
