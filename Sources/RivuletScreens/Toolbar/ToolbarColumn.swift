import RivuletCore
import RivuletElements

/// The interface between a split view column and its toolbar items.
@MainActor
protocol ToolbarColumn: AnyObject {
  /// True if the column is a window's sidebar.
  var isSidebar: Bool { get }
}

extension EnvironmentValues {
  /// The enclosing split view column.
  var toolbarColumn: (any ToolbarColumn)? {
    let column: AnyObject? = surroundings.splitColumn.object()
    return column as? any ToolbarColumn
  }
}
