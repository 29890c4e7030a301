package import Foundation

/// The appearance of group boxes, with measurements in points.
package struct BoxLook: Sendable {
  package let form: Form
  /// The distance between a box's border and its content (B21.87).
  package let inset: CGFloat
  package let cornerRadius: CGFloat
  package let labelFont: LookFont
  /// The distance between the label and the content below it.
  package let labelSpacing: CGFloat
  /// The indentation of the label.
  package let labelInset: CGFloat

  /// The form of a group box.
  package enum Form {
    /// A filled card around the label and the content.
    case card
    /// A frame around the content, below the label.
    case frame
  }
}

extension BoxLook {
  // The desktop measurements match generation 26, in which a box around 16-point content is 45 points tall.
  package static let phone = BoxLook(form: .card, inset: 16, cornerRadius: 8, labelFont: .style(.headline), labelSpacing: 8, labelInset: 0)
  static let desktop = BoxLook(form: .frame, inset: 5, cornerRadius: 5, labelFont: .system(size: 13), labelSpacing: 3, labelInset: 10)
}
