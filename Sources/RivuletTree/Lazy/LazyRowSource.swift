/// The source of a lazy container's rows. A row exists from its first request until the container has not used it for some time.
@MainActor
package protocol LazyRowSource: AnyObject {
  /// The total number of rows, whether or not they have been created. The number may change while rows are created, because some rows can
  /// be counted only by creating them.
  var rowCount: Int { get }
  /// The sections that contain the rows, in order, as far as they are known.
  var sections: [RowSection] { get }
  /// Returns the up-to-date node of a row, creating it if necessary. Returns nil if there are fewer rows than expected.
  func node(ofRow row: Int) -> ViewNode?
  /// Called when a frame would exceed the limit of rows to create. The remaining rows are created in the next frame.
  func foundTooManyRows()
}
