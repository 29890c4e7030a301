/// Where the table reads which row is selected.
package enum SelectionReading: Sendable {
  /// Once, in the table's body, which a selection evaluates.
  case inBody
  /// In the closure of each row, so that each row depends on the selection by itself and the table's body does not.
  case inRows
}
