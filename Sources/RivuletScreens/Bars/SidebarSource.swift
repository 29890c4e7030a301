import Foundation
import RivuletCore

/// A split view, as seen by the bars: its first column can be hidden and shown.
@MainActor
protocol SidebarSource: AnyObject {
  /// The scope in which the split view was created.
  var scope: Scope { get }
  /// True if the first column is visible. The running rule depends on it.
  var showsSidebar: Bool { get }
  /// The width of the first column as a sidebar beside the others, in points; nil if it is not a sidebar. The window bar is notified of
  /// changes.
  var sidebarWidth: CGFloat? { get }
  /// True if a screen in one of the columns removes the first column's button. The running rule depends on it.
  var removesToggle: Bool { get }

  /// Hides or shows the leading columns, for the button in the bar (B18.52).
  func toggleSidebar()
}
