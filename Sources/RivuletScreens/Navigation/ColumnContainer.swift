import Foundation

/// A split view, as seen by its columns and their stacks.
@MainActor
protocol ColumnContainer: SidebarSource {
  var columns: [SplitColumn] { get }
  /// True if all columns form one stack.
  var isCollapsed: Bool { get }

  /// Makes the running rule depend on the columns.
  func depend()
  /// Marks the columns for an update.
  func changed()
  func isVisible(_ index: Int) -> Bool
  /// Responds to a change of a list's selection. In one stack, the change leads to the next column, or back (B18.54).
  func selectionChanged(in column: SplitColumn, isEmpty: Bool)
  /// Shows the next column after a press on a list row, even if the row was already selected.
  func goOn(from column: SplitColumn)
  /// Goes back from the root of a column and clears the selection that led there.
  func goBack(from column: SplitColumn)
  /// Brings a column to the top while the columns form one stack.
  func showOnTop(_ index: Int)
  /// Responds to a drag of a divider: sets the width of the column before it, or hides the column (B18.52, B18.58).
  func drag(_ column: SplitColumn, to width: CGFloat)
  /// Returns the current width of a leading column, in points.
  func presentWidth(of column: SplitColumn) -> CGFloat
}
