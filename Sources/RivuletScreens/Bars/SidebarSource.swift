import Foundation
import RivuletCore

/// The interface between a split view and the bars, which can hide and show its first column.
@MainActor
protocol SidebarSource: AnyObject {
  /// The scope in which the split view was created.
  var scope: Scope { get }
  /// True if the first column is visible. Reading the property makes the running rule depend on the value.
  var showsSidebar: Bool { get }
  /// The width of the first column in points if it is a sidebar beside the other columns; nil otherwise. The split view notifies the window
  /// bar of changes.
  var sidebarWidth: CGFloat? { get }
  /// True if a screen in one of the columns removes the sidebar button. Reading the property makes the running rule depend on the value.
  var removesToggle: Bool { get }

  /// Toggles the leading columns in response to the sidebar button (B18.52).
  func toggleSidebar()
}
