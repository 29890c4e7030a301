/// The appearance of controls in lists and forms. The desktop fonts are recorded (26), and the phone fonts are classic.
package struct FormLook: Sendable {
  /// True if controls in list rows have the layout of form rows.
  package let includesListRows: Bool
  /// True if a form without a style arranges labels and controls in columns. If false, the form consists of cards (B21.80).
  package let isInColumns: Bool
  /// The fonts of headers and footers in a form with columns.
  package let headerFont: LookFont
  package let footerFont: LookFont
}

extension FormLook {
  package static let phone = FormLook(
    includesListRows: true, isInColumns: false, headerFont: .boldStyle(.body), footerFont: .style(.footnote))
  static let desktop = FormLook(
    includesListRows: false, isInColumns: true, headerFont: .style(.body), footerFont: .style(.body))
}
