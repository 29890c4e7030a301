package import Foundation

/// The appearance of search fields, with measurements in points.
package struct SearchLook: Sendable {
  /// True if the field is at the bottom of its screen by default. Apps can place it below the title instead (26, B17.70).
  package let isAtBottom: Bool
  package let height: CGFloat
  package let cornerRadius: CGFloat
  /// The minimum and default widths; nil for a field that fills the available width.
  package let widths: ClosedRange<CGFloat>?
  /// True if a cancel button is beside the field.
  package let hasCancelButton: Bool
  /// True if scopes are visible before people type any text.
  package let showsScopesInitially: Bool
}

extension SearchLook {
  package static let phone = SearchLook(
    isAtBottom: true, height: 36, cornerRadius: 18, widths: nil, hasCancelButton: true, showsScopesInitially: false)
  static let desktop = SearchLook(
    isAtBottom: false, height: 28, cornerRadius: 6, widths: 100...200, hasCancelButton: false, showsScopesInitially: true)
}
