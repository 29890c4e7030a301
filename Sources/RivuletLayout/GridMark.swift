package import RivuletGeometry

/// The grid settings of a view, which its enclosing grid reads.
package struct GridMark: Equatable, Sendable {
  /// The row that contains the view; nil for a view outside rows, which spans all columns.
  package var row: ObjectIdentifier?
  /// The row's vertical alignment guide; nil for the grid's guide.
  package var rowAlignment: AlignmentKey?
  /// The column's horizontal alignment guide; nil for the grid's guide.
  package var columnAlignment: AlignmentKey?
  /// The number of columns that the view spans.
  package var columns = 1
  /// The anchor that positions the view in its cell; nil if guides align the view.
  package var anchor: UnitPoint?
  /// The axes along which the view does not contribute to the size of its row or column.
  package var unsizedAxes: Axis.Set = []

  /// Creates the settings of a view outside rows.
  package init() {}
}
