/// The source of a lazy container's rows. A row exists from the first request until the container has not placed it for some time.
@MainActor
package protocol LazyRowSource: AnyObject {
  /// The number of rows, made or not. It may change while rows are made, because some rows can be counted only by making them.
  var rowCount: Int { get }
  /// The sections among the rows, in order, as far as they are known.
  var sections: [RowSection] { get }
  /// Returns the node of a row with current answers, making it if necessary. Returns nil if there are fewer rows than expected.
  func node(ofRow row: Int) -> ViewNode?
  /// Called when one frame would need more rows than it may make. The rest is made in the next frame.
  func foundTooManyRows()
}
