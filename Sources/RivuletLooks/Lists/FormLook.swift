/// The forms that controls take in lists and forms. The fonts of a desktop are recorded (26); those of a phone are classic.
package struct FormLook: Sendable {
  /// True if controls in the rows of a list stand as in the rows of a form.
  package let includesListRows: Bool
  /// True if a form without a style has its labels and its controls in columns; false for cards (B21.80).
  package let isInColumns: Bool
  /// The font of a header and of a footer in a form with columns.
  package let headerFont: LookFont
  package let footerFont: LookFont
}

extension FormLook {
  package static let phone = FormLook(
    includesListRows: true, isInColumns: false, headerFont: .boldStyle(.body), footerFont: .style(.footnote))
  static let desktop = FormLook(
    includesListRows: false, isInColumns: true, headerFont: .style(.body), footerFont: .style(.body))
}
