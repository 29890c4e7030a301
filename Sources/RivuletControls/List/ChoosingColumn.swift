import RivuletCore
import RivuletElements

/// A column of a split view as the lists in it know it. Its next column shows the detail of the chosen row.
@MainActor
package protocol ChoosingColumn: AnyObject {
  /// True if a column with the detail follows.
  var hasDetail: Bool { get }

  /// Notes the selection of the column's list, which may be empty (B18.54). Runs inside a rule.
  func listSelects(_ selection: ListSelection, _ selected: Set<AnyHashable>)

  /// Removes the views that links have put into the next column.
  func clearNextColumn()

  /// Leads to the next column after a press on a row of a list, even if the row was selected before.
  func goOn()
}
