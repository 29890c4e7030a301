import Foundation

/// The field of a search, with measures in points.
struct SearchLook: Sendable {
  let height: CGFloat
  let cornerRadius: CGFloat
  /// The minimum and the usual width; nil for a field that takes the full width.
  let widths: ClosedRange<CGFloat>?
  /// True if a button beside the field cancels the search.
  let hasCancelButton: Bool
  /// True if scopes are shown before people have typed a text.
  let showsScopesAtOnce: Bool
}

extension SearchLook {
  static let phone = SearchLook(height: 36, cornerRadius: 10, widths: nil, hasCancelButton: true, showsScopesAtOnce: false)
  static let desktop = SearchLook(height: 28, cornerRadius: 6, widths: 100...200, hasCancelButton: false, showsScopesAtOnce: true)
}
