import RivuletCore
import RivuletElements

/// A split view column, as seen by the lists in it. The next column shows the detail of the chosen row.
@MainActor
package protocol ChoosingColumn: AnyObject {
  /// True if another column follows that shows the detail.
  var hasDetail: Bool { get }

  /// Records the selection of the column's list, which may be empty (B18.54). Runs inside a rule.
  func listSelects(_ selection: ListSelection, _ selected: Set<AnyHashable>)

  /// Removes the views that links have added to the next column.
  func clearNextColumn()

  /// Shows the next column after a press on a list row, even if the row was already selected.
  func goOn()
}
