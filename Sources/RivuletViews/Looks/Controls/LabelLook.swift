import Foundation

/// The measures of the labels and values of controls, in points.
struct LabelLook: Sendable {
  /// The font of labels and values, by the size of their control.
  let font: BySize<LookFont>
  /// True if labels have that font whatever the font around a control is.
  let hasOwnFont: Bool
  /// The distance between the title of a label and its subtitle.
  let subtitleDistance: CGFloat
  /// The thickness of a divider; nil for one pixel.
  let dividerThickness: CGFloat?
}

extension LabelLook {
  static let phone = LabelLook(font: BySize(.style(.body)), hasOwnFont: false, subtitleDistance: 2, dividerThickness: nil)
  static let desktop = LabelLook(
    font: BySize(.system(size: 9), .system(size: 11), .style(.body), .style(.body), .style(.body)), hasOwnFont: true, subtitleDistance: 2,
    dividerThickness: 1)
}
