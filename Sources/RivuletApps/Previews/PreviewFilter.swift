import Foundation

/// A choice of previews by a text in their names.
package struct PreviewFilter: Equatable, Sendable {
  package let text: String?

  /// Creates a filter. All previews pass one without a text.
  package init(_ text: String?) { self.text = text }

  /// Returns true if one of the names of a preview contains the text, whatever its case.
  package func passes(_ names: String...) -> Bool {
    guard let text else { return true }
    return names.contains { $0.localizedCaseInsensitiveContains(text) }
  }
}
