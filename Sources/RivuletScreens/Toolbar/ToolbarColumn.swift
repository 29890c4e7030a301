import RivuletCore
import RivuletElements

/// A column of a split view, as the toolbar items in it know it.
@MainActor
protocol ToolbarColumn: AnyObject {
  /// True if the column is the sidebar of a window.
  var isSidebar: Bool { get }
}

extension EnvironmentValues {
  /// The column of the split view that contains the content.
  var toolbarColumn: (any ToolbarColumn)? {
    let column: AnyObject? = surroundings.splitColumn.object()
    return column as? any ToolbarColumn
  }
}
