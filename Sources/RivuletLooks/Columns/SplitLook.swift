package import Foundation

/// The appearance of a split view's columns. Its measurements, in points, are our choice (B18.58).
package struct SplitLook: Sendable {
  /// True if, in a compact width, the columns collapse into a stack and an inspector becomes a sheet.
  package let collapses: Bool
  /// The widths of the first column and of any other column before the detail.
  package let firstWidth: SplitColumnWidth
  package let otherWidth: SplitColumnWidth
  /// The minimum width of the detail.
  package let minimumDetailWidth: CGFloat
  /// True if the first column hides when the detail would otherwise be narrower than its minimum.
  package let hidesFirstColumnWhenNarrow: Bool
  /// The minimum width at which a window initially shows three columns; nil for no minimum.
  package let minimumThreeColumnWidth: CGFloat?
  /// True if people can drag the dividers between columns.
  package let movesDividers: Bool
  /// True if the first column has a sidebar's background and list style.
  package let hasSidebar: Bool
}

extension SplitLook {
  package static let phone = SplitLook(
    collapses: true, firstWidth: SplitColumnWidth(min: 320, ideal: 320, max: 320),
    otherWidth: SplitColumnWidth(min: 320, ideal: 320, max: 320), minimumDetailWidth: 200, hidesFirstColumnWhenNarrow: false,
    minimumThreeColumnWidth: 1000,
    movesDividers: false, hasSidebar: false)
  static let desktop = SplitLook(
    collapses: false, firstWidth: SplitColumnWidth(min: 180, ideal: 200, max: 300),
    otherWidth: SplitColumnWidth(min: 180, ideal: 250, max: 400), minimumDetailWidth: 200, hidesFirstColumnWhenNarrow: true,
    minimumThreeColumnWidth: nil,
    movesDividers: true, hasSidebar: true)
}
