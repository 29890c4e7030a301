package import RivuletGeometry

/// The settings that a view passes to the grid around it.
package struct GridMark: Equatable, Sendable {
  /// The row that contains the cell; nil for a view outside rows, which spans all columns.
  package var row: ObjectIdentifier?
  /// The guide of the row; nil for the grid's guide.
  package var rowAlignment: AlignmentKey?
  /// The guide of the column; nil for the grid's guide.
  package var columnAlignment: AlignmentKey?
  /// The number of columns that the view spans.
  package var columns = 1
  /// The point at which view and cell meet; nil to align them by guides.
  package var anchor: UnitPoint?
  /// The axes along which the view does not affect the size of its row or column.
  package var unsizedAxes: Axis.Set = []

  /// Creates the mark of a view outside rows.
  package init() {}
}
