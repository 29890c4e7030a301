package import RivuletGeometry

/// What a view tells the grid around it.
package struct GridMark: Equatable, Sendable {
  /// The row that it is a cell of; nil for a view outside of rows, which spans all columns.
  package var row: ObjectIdentifier?
  /// The guide of the row; nil for that of the grid.
  package var rowAlignment: AlignmentKey?
  /// The guide of its column; nil for that of the grid.
  package var columnAlignment: AlignmentKey?
  /// How many columns it spans.
  package var columns = 1
  /// The point of view and cell that meet; nil where guides meet.
  package var anchor: UnitPoint?
  /// The axes along which it does not say how much room its row or column needs.
  package var unsizedAxes: Axis.Set = []

  /// A view outside of rows.
  package init() {}
}
