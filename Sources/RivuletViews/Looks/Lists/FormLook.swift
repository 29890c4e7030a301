/// The forms that controls take in lists.
struct FormLook: Sendable {
  /// True if controls in the rows of a list stand as in the rows of a form.
  let includesListRows: Bool
}

extension FormLook {
  static let phone = FormLook(includesListRows: true)
  static let desktop = FormLook(includesListRows: false)
}
