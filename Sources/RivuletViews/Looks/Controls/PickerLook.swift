import Foundation

/// The measures of pickers, in points, and their forms.
struct PickerLook: Sendable {
  /// The height of a row of segments (B21.27).
  let segmentHeight: BySize<CGFloat>
  let segmentFont: BySize<LookFont>
  /// True if segments take the full proposed width.
  let segmentsFill: Bool
  /// True if the label of a picker lies before its segments; false for a label that only assistive technology reads.
  let segmentsShowLabel: Bool
  /// The difference between the width of a segment and the widest label (B21.27).
  let segmentInsets: CGFloat
  /// The corner radius of a row of segments, and of the background of the chosen segment.
  let segmentRadius: CGFloat
  let segmentPillRadius: CGFloat
  /// The distance between the border of a segment and the background of the chosen segment.
  let segmentPillInset: CGFloat
  /// The length of the line between two segments.
  let segmentLineHeight: CGFloat
  /// The height of a radio button, and the distance to the next one (B21.28).
  let radioHeight: BySize<CGFloat>
  let radioDistance: CGFloat
  /// The height of a button that opens a picker's menu (B21.26).
  let menuHeight: BySize<CGFloat>
  /// The side of the mark in that button.
  let menuMark: BySize<CGFloat>
  /// The height of a wheel, and of its items (B21.30).
  let wheelHeight: CGFloat
  let wheelItemHeight: CGFloat
  /// The maximum width of a wheel, which otherwise takes the proposed width.
  let widestWheel: CGFloat
  let wheelFont: LookFont
}

extension PickerLook {
  static let phone = PickerLook(
    segmentHeight: BySize(32), segmentFont: BySize(.system(size: 13, weight: 500)), segmentsFill: true, segmentsShowLabel: false,
    segmentInsets: 21, segmentRadius: 9, segmentPillRadius: 7, segmentPillInset: 2, segmentLineHeight: 16, radioHeight: BySize(22),
    radioDistance: 6, menuHeight: BySize(34), menuMark: BySize(10, 13, 16, 20, 24), wheelHeight: 216, wheelItemHeight: 32,
    widestWheel: 4_000, wheelFont: .system(size: 21))
  static let desktop = PickerLook(
    segmentHeight: BySize(15, 18, 22, 28, 28),
    segmentFont: BySize(.system(size: 9), .system(size: 11), .system(size: 13), .system(size: 13), .system(size: 13)), segmentsFill: false,
    segmentsShowLabel: true, segmentInsets: 21, segmentRadius: 5, segmentPillRadius: 4, segmentPillInset: 1, segmentLineHeight: 12,
    radioHeight: BySize(12, 14, 18, 20, 22), radioDistance: 6, menuHeight: BySize(15, 18, 22, 28, 36),
    menuMark: BySize(10, 13, 16, 20, 24), wheelHeight: 216, wheelItemHeight: 32, widestWheel: 4_000, wheelFont: .style(.body))
}
