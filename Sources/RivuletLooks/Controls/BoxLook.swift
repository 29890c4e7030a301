package import Foundation

/// The measurements of group boxes, in points, and their form.
package struct BoxLook: Sendable {
  package let form: Form
  /// The distance between a box's border and its content (B21.87).
  package let inset: CGFloat
  package let cornerRadius: CGFloat
  package let labelFont: LookFont
  /// The distance between the label and the content below.
  package let labelDistance: CGFloat
  /// The indentation of the label.
  package let labelInset: CGFloat

  /// A form of group boxes.
  package enum Form {
    /// A filled card around the label and the content.
    case card
    /// A frame around the content, below the label.
    case frame
  }
}

extension BoxLook {
  // The desktop sizes are those of generation 26: 45 points around 16-point content.
  package static let phone = BoxLook(form: .card, inset: 16, cornerRadius: 8, labelFont: .style(.headline), labelDistance: 8, labelInset: 0)
  static let desktop = BoxLook(form: .frame, inset: 5, cornerRadius: 5, labelFont: .system(size: 13), labelDistance: 3, labelInset: 10)
}
