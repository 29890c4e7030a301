/// The place where the table reads the selection.
package enum SelectionReading: Sendable {
  /// The table's body, which is evaluated when the selection changes.
  case inBody
  /// The closure of each row, so that each row depends on the selection individually and the table's body doesn't.
  case inRows
}
