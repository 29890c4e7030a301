package import Foundation

/// The measurements of content that people open and close, in points. Those of desktop rows and the height of the row's label are recorded
/// (26); the others are classic.
package struct DisclosureLook: Sendable {
  /// The width of a chevron before a label; nil if the chevron is at the far end.
  package let chevronRoom: CGFloat?
  /// The width of a chevron before the label in a list row; nil if the chevron is at the far end.
  package let rowChevronRoom: CGFloat?
  /// The distance by which a row's chevron is before the centre of its space.
  package let rowChevronShift: CGFloat
  /// The indentation of the rows in a group relative to the row of the group's label.
  package let rowIndentation: CGFloat
  /// The minimum height of a label outside lists.
  package let labelHeight: CGFloat
  package let chevronFont: LookFont
  /// True if chevrons, and labels outside lists, have the tint colour.
  package let isTinted: Bool
  /// The minimum distance between a label and a chevron at the far end.
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
