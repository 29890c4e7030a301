/// The source of a lazy container's rows. A row exists from the first request until the container has not used it for some time.
@MainActor
package protocol LazyRowSource: AnyObject {
  /// The number of rows, created or not. It may change while rows are created, because some rows can be counted only by creating them.
  var rowCount: Int { get }
  /// The sections among the rows, in order, to the extent that they are known.
  var sections: [RowSection] { get }
  /// Returns the node of a row with current answers, creating it if necessary. Returns nil if there are fewer rows than expected.
  func node(ofRow row: Int) -> ViewNode?
  /// Called when one frame would need more rows than it is allowed to create. The rest are created in the next frame.
  func foundTooManyRows()
}
