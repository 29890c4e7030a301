/// The forms of controls in lists and forms. The desktop fonts are recorded (26); the phone fonts are classic.
package struct FormLook: Sendable {
  /// True if controls in list rows are laid out as in form rows.
  package let includesListRows: Bool
  /// True if a form without a style arranges its labels and controls in columns; false for cards (B21.80).
  package let isInColumns: Bool
  /// The font of headers and footers in a form with columns.
  package let headerFont: LookFont
  package let footerFont: LookFont
}

extension FormLook {
  package static let phone = FormLook(
    includesListRows: true, isInColumns: false, headerFont: .boldStyle(.body), footerFont: .style(.footnote))
  static let desktop = FormLook(
    includesListRows: false, isInColumns: true, headerFont: .style(.body), footerFont: .style(.body))
}
