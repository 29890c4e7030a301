package import Foundation

/// The appearance of control labels and values, with measurements in points.
package struct LabelLook: Sendable {
  /// The font of labels and values, by control size.
  package let font: BySize<LookFont>
  /// True if labels use that font regardless of the inherited font.
  package let hasOwnFont: Bool
  /// The spacing between a label's title and its subtitle.
  package let subtitleSpacing: CGFloat
  /// The minimum width of an icon in a list row, and its distance from the title; nil for an icon with its own width and the default
  /// distance. The sum of both values is recorded (26), and their proportion is our choice.
  package let rowIcon: RowIcon?
  /// The thickness of a divider; nil for one pixel.
  package let dividerThickness: CGFloat?

  /// The width reserved for a label's icon in a row.
  package struct RowIcon {
    package let minimumWidth, distance: CGFloat
  }
}

extension LabelLook {
  package static let phone = LabelLook(
    font: BySize(.style(.body)), hasOwnFont: false, subtitleSpacing: 2, rowIcon: nil, dividerThickness: nil)
  static let desktop = LabelLook(
    font: BySize(.system(size: 9), .system(size: 11), .style(.body), .style(.body), .style(.body)), hasOwnFont: true, subtitleSpacing: 2,
    rowIcon: RowIcon(minimumWidth: 16, distance: 6), dividerThickness: 1)
}
