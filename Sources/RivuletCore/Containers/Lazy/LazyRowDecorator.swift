/// A decorator of a lazy container's rows, which is notified of their indices before they are laid out.
@MainActor
package protocol LazyRowDecorator: AnyObject {
  /// Called when the rows and sections may have changed.
  func rowsChanged(_ content: LazyContent)
  /// Called with the scope and the index of a row that is being created.
  func decorate(_ row: Scope, at index: Int)
  /// Called when the visible rows have become the children of the container; some may have changed.
  func rowsPlaced()
}
