package import Foundation

/// The measures of content that people open and close, in points. Those of rows on a desktop and the height of its label are recorded (26);
/// the others are classic.
package struct DisclosureLook: Sendable {
  /// The width of a chevron before a label; nil for a chevron at the far end.
  package let chevronRoom: CGFloat?
  /// The width of a chevron before the label in a row of a list; nil for a chevron at the far end.
  package let rowChevronRoom: CGFloat?
  /// The distance by which the chevron of a row lies before the middle of its room.
  package let rowChevronShift: CGFloat
  /// The distance by which the rows inside a group are further in than the row of its label.
  package let rowIndentation: CGFloat
  /// The minimum height of a label outside of lists.
  package let labelHeight: CGFloat
  package let chevronFont: LookFont
  /// True if chevrons, and labels outside of lists, have the tint.
  package let isTinted: Bool
  /// The least distance between a label and a chevron at the far end.
  package let chevronDistance: CGFloat
}

extension DisclosureLook {
  package static let phone = DisclosureLook(
    chevronRoom: nil, rowChevronRoom: nil, rowChevronShift: 0, rowIndentation: 20, labelHeight: 0,
    chevronFont: .system(size: 14, weight: 600), isTinted: true,
    chevronDistance: 8)
  static let desktop = DisclosureLook(
    chevronRoom: 16, rowChevronRoom: 9, rowChevronShift: 3.5, rowIndentation: 13, labelHeight: 24,
    chevronFont: .system(size: 10, weight: 700), isTinted: false,
    chevronDistance: 0)
}
