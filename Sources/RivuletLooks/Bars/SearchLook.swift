package import Foundation

/// The search field, with measurements in points.
package struct SearchLook: Sendable {
  /// True if the field is at the bottom of its screen, unless the app places it below the title (26, B17.70).
  package let isAtBottom: Bool
  package let height: CGFloat
  package let cornerRadius: CGFloat
  /// The minimum and the default width; nil for a field that takes the full width.
  package let widths: ClosedRange<CGFloat>?
  /// True if a button beside the field cancels the search.
  package let hasCancelButton: Bool
  /// True if scopes are shown before people have typed any text.
  package let showsScopesAtOnce: Bool
}

extension SearchLook {
  package static let phone = SearchLook(
    isAtBottom: true, height: 36, cornerRadius: 18, widths: nil, hasCancelButton: true, showsScopesAtOnce: false)
  static let desktop = SearchLook(
    isAtBottom: false, height: 28, cornerRadius: 6, widths: 100...200, hasCancelButton: false, showsScopesAtOnce: true)
}
