/// A decorator for a lazy container's rows, which is notified of the rows' indices before layout.
@MainActor
package protocol LazyRowDecorator: AnyObject {
  /// Called when the rows and sections may have changed.
  func rowsChanged(_ content: LazyContent)
  /// Called with the scope and index of a row that is being created.
  func decorate(_ row: Scope, at index: Int)
  /// Called after the visible rows have become children of the container. The set of rows may be the same as before.
  func rowsPlaced()
}
