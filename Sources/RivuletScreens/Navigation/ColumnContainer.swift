import Foundation

/// The interface between a split view and its columns and navigation stacks.
@MainActor
protocol ColumnContainer: SidebarSource {
  var columns: [SplitColumn] { get }
  /// True if all columns are collapsed into a stack.
  var isCollapsed: Bool { get }

  /// Makes the running rule depend on the columns.
  func depend()
  /// Schedules an update of the columns.
  func changed()
  func isVisible(_ index: Int) -> Bool
  /// Responds to a change of a list's selection. In a collapsed stack, the change shows the next column or goes back (B18.54).
  func selectionChanged(in column: SplitColumn, isEmpty: Bool)
  /// Shows the next column after a press on a list row, even if the row was already selected.
  func showNextColumn(from column: SplitColumn)
  /// Goes back from the root of a column, and clears the selection that led to it.
  func goBack(from column: SplitColumn)
  /// Shows a column on top while the columns are collapsed.
  func showOnTop(_ index: Int)
  /// Responds to a drag of a divider by resizing or hiding the column before it (B18.52, B18.58).
  func drag(_ column: SplitColumn, to width: CGFloat)
  /// Returns the current width of a leading column, in points.
  func currentWidth(of column: SplitColumn) -> CGFloat
}
