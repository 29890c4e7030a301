import Foundation

/// The measures of group boxes, in points, and their form.
struct BoxLook: Sendable {
  let form: Form
  /// The distance between the border of a box and its content (B21.87).
  let inset: CGFloat
  let cornerRadius: CGFloat
  let labelFont: LookFont
  /// The distance between the label and the content below.
  let labelDistance: CGFloat
  /// The indentation of the label.
  let labelInset: CGFloat

  /// A form of group boxes.
  enum Form {
    /// A filled card around the label and the content.
    case card
    /// A frame around the content, below the label.
    case frame
  }
}

extension BoxLook {
  static let phone = BoxLook(form: .card, inset: 16, cornerRadius: 8, labelFont: .style(.headline), labelDistance: 8, labelInset: 0)
  static let desktop = BoxLook(form: .frame, inset: 5, cornerRadius: 5, labelFont: .style(.callout), labelDistance: 3, labelInset: 10)
}
