package import Foundation

/// The appearance of pickers, with measurements in points.
package struct PickerLook: Sendable {
  /// The height of a row of segments (B21.27).
  package let segmentHeight: BySize<CGFloat>
  package let segmentFont: BySize<LookFont>
  /// True if segments fill the proposed width.
  package let segmentsFill: Bool
  /// True if a picker's label precedes the segments. If false, only assistive technology reads the label.
  package let segmentsShowLabel: Bool
  /// The width that a segment adds to the widest label (B21.27).
  package let segmentInsets: CGFloat
  /// The corner radii of a row of segments and of the selected segment's background.
  package let segmentRadius: CGFloat
  package let segmentPillRadius: CGFloat
  /// The distance between a segment's border and the selected segment's background.
  package let segmentPillInset: CGFloat
  /// The length of the line between segments.
  package let segmentLineHeight: CGFloat
  /// The height of a radio button, the distance between its circle and its label, and the distance from the next button (B21.28).
  package let radioHeight: BySize<CGFloat>
  package let radioSpacing: CGFloat
  package let radioDistance: CGFloat
  /// The height of a button that opens a picker's menu (B21.26).
  package let menuHeight: BySize<CGFloat>
  /// The size of the symbol on the menu button.
  package let menuMark: BySize<CGFloat>
  /// The height of a wheel and of its items (B21.30).
  package let wheelHeight: CGFloat
  package let wheelItemHeight: CGFloat
  /// The maximum width of a wheel that fills the proposed width.
  package let widestWheel: CGFloat
  package let wheelFont: LookFont
}

extension PickerLook {
  // The heights for the regular size match generation 26. Those for other sizes are classic.
  package static let phone = PickerLook(
    segmentHeight: BySize(31), segmentFont: BySize(.system(size: 13, weight: 500)), segmentsFill: true, segmentsShowLabel: false,
    segmentInsets: 21, segmentRadius: 15.5, segmentPillRadius: 13.5, segmentPillInset: 2, segmentLineHeight: 16, radioHeight: BySize(22),
    radioSpacing: 8, radioDistance: 6, menuHeight: BySize(40.5), menuMark: BySize(10, 13, 16, 20, 24), wheelHeight: 216,
    wheelItemHeight: 32,
    widestWheel: 4_000, wheelFont: .system(size: 21))
  static let desktop = PickerLook(
    segmentHeight: BySize(15, 18, 24, 28, 28),
    segmentFont: BySize(.system(size: 9), .system(size: 11), .system(size: 13), .system(size: 13), .system(size: 13)), segmentsFill: false,
    segmentsShowLabel: true, segmentInsets: 21, segmentRadius: 6, segmentPillRadius: 5, segmentPillInset: 1, segmentLineHeight: 12,
    radioHeight: BySize(12, 14, 18.5, 20, 22), radioSpacing: 6, radioDistance: 6, menuHeight: BySize(15, 18, 24, 28, 36),
    menuMark: BySize(10, 13, 16, 20, 24), wheelHeight: 216, wheelItemHeight: 32, widestWheel: 4_000, wheelFont: .style(.body))
}
