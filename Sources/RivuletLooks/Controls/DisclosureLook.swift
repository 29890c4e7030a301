package import Foundation

/// The appearance of disclosure groups, with measurements in points. The measurements of desktop rows and the height of a row's label are
/// recorded (26). The others are classic.
package struct DisclosureLook: Sendable {
  /// The width reserved for a chevron before a label; nil if the chevron is at the trailing edge.
  package let chevronRoom: CGFloat?
  /// The width reserved for a chevron before a label in a list row; nil if the chevron is at the trailing edge.
  package let rowChevronRoom: CGFloat?
  /// The distance by which a row's chevron is offset from the centre of its reserved space, towards the leading edge.
  package let rowChevronShift: CGFloat
  /// The indentation of a group's rows relative to the row with the group's label.
  package let rowIndentation: CGFloat
  /// The minimum height of a label outside lists.
  package let labelHeight: CGFloat
  package let chevronFont: LookFont
  /// True if chevrons, as well as labels outside lists, have the tint colour.
  package let isTinted: Bool
  /// The minimum distance between a label and a chevron at the trailing edge.
  package let chevronSpacing: CGFloat
}

extension DisclosureLook {
  package static let phone = DisclosureLook(
    chevronRoom: nil, rowChevronRoom: nil, rowChevronShift: 0, rowIndentation: 20, labelHeight: 0,
    chevronFont: .system(size: 14, weight: 600), isTinted: true,
    chevronSpacing: 8)
  static let desktop = DisclosureLook(
    chevronRoom: 16, rowChevronRoom: 9, rowChevronShift: 3.5, rowIndentation: 13, labelHeight: 24,
    chevronFont: .system(size: 10, weight: 700), isTinted: false,
    chevronSpacing: 0)
}
