/// Hears where the rows of a lazy container are, before they are laid out.
@MainActor
package protocol LazyRowDecorator: AnyObject {
  /// There may be other rows and sections than before.
  func rowsChanged(_ content: LazyContent)
  /// The row that is made in a scope is at a place among all rows.
  func decorate(_ row: Scope, at index: Int)
  /// The children of the container are the rows that are seen; some may have changed.
  func rowsPlaced()
}
