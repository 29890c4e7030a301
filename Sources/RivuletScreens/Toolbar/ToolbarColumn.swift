import RivuletCore
import RivuletElements

/// A split view column, as seen by the toolbar items in it.
@MainActor
protocol ToolbarColumn: AnyObject {
  /// True if the column is the sidebar of a window.
  var isSidebar: Bool { get }
}

extension EnvironmentValues {
  /// The split view column that contains the content.
  var toolbarColumn: (any ToolbarColumn)? {
    let column: AnyObject? = surroundings.splitColumn.object()
    return column as? any ToolbarColumn
  }
}
