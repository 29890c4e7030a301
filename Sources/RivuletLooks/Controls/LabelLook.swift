package import Foundation

/// The measurements of control labels and values, in points.
package struct LabelLook: Sendable {
  /// The font of labels and values, by control size.
  package let font: BySize<LookFont>
  /// True if labels use that font regardless of the font set around the control.
  package let hasOwnFont: Bool
  /// The distance between a label's title and its subtitle.
  package let subtitleDistance: CGFloat
  /// The minimum width of an icon in a list row, and the distance to its title; nil for an icon that keeps its own width at the default
  /// distance. Their sum is recorded (26); the way it is divided is our choice.
  package let rowIcon: RowIcon?
  /// The thickness of a divider; nil for one pixel.
  package let dividerThickness: CGFloat?

  /// The space for a label's icon in a row.
  package struct RowIcon {
    package let leastWidth, distance: CGFloat
  }
}

extension LabelLook {
  package static let phone = LabelLook(
    font: BySize(.style(.body)), hasOwnFont: false, subtitleDistance: 2, rowIcon: nil, dividerThickness: nil)
  static let desktop = LabelLook(
    font: BySize(.system(size: 9), .system(size: 11), .style(.body), .style(.body), .style(.body)), hasOwnFont: true, subtitleDistance: 2,
    rowIcon: RowIcon(leastWidth: 16, distance: 6), dividerThickness: 1)
}
