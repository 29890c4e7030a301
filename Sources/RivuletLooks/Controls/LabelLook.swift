package import Foundation

/// The measures of the labels and values of controls, in points.
package struct LabelLook: Sendable {
  /// The font of labels and values, by the size of their control.
  package let font: BySize<LookFont>
  /// True if labels have that font whatever the font around a control is.
  package let hasOwnFont: Bool
  /// The distance between the title of a label and its subtitle.
  package let subtitleDistance: CGFloat
  /// The minimum width of an icon in the row of a list, and the distance to its title; nil for an icon of its own width at the default
  /// distance. Their sum is recorded (26), the split is our choice.
  package let rowIcon: RowIcon?
  /// The thickness of a divider; nil for one pixel.
  package let dividerThickness: CGFloat?

  /// The room of the icon of a label in a row.
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
