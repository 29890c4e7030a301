import RivuletCore
import RivuletElements

/// The interface between a split view column and its lists. The next column shows the detail of the selected row.
@MainActor
package protocol ListColumn: AnyObject {
  /// True if a subsequent column shows the detail.
  var hasDetail: Bool { get }

  /// Records the selection of the column's list, which may be empty (B18.54). This method runs inside a rule.
  func listSelects(_ selection: ListSelection, _ selected: Set<AnyHashable>)

  /// Removes views that links have pushed in the next column.
  func clearNextColumn()

  /// Shows the next column after a press on a list row, even if the row was already selected.
  func showNextColumn()
}
