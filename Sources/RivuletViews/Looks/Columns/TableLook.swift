/// The form of tables.
struct TableLook: Sendable {
  /// True if a table in a compact width is a list of its first column.
  let collapses: Bool
}

extension TableLook {
  static let phone = TableLook(collapses: true)
  static let desktop = TableLook(collapses: false)
}
