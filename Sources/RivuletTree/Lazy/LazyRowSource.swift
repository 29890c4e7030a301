/// Where a lazy container gets its rows from. They exist from when they are asked for until the container no longer places them for long.
@MainActor
package protocol LazyRowSource: AnyObject {
  /// How many rows there are, made or not. It may change while rows are made that have to be made to be counted.
  var rowCount: Int { get }
  /// The sections among the rows, in order, as far as they are known.
  var sections: [RowSection] { get }
  /// The node of a row, made if it was not, with its answers up to date; nil if it has turned out that there are fewer.
  func node(ofRow row: Int) -> ViewNode?
  /// Hears that more rows are wanted at once than a frame may make; the rest waits for the next frame.
  func foundTooManyRows()
}
