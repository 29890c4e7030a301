package import Foundation
import RivuletCore
import RivuletElements

/// The menu and the double-click action for the selection of the lists and tables inside (B17.38).
@MainActor
package final class SelectionMenu {
  package var hasMenu = false
  /// The closure that opens the menu for some items; the point is nil if it is unknown.
  package var present: (Set<AnyHashable>, CGPoint?) -> Void = { _, _ in }
  /// The double-click action; nil for none.
  package var perform: ((Set<AnyHashable>) -> Void)?

  package nonisolated init() {}

  /// Opens the menu for some items, or for no items after a press outside the rows.
  package func open(_ items: Set<AnyHashable>, at point: CGPoint?) { if hasMenu { present(items, point) } }
}

extension EnvironmentValues {
  /// The menu for the selection in this view; nil for none.
  package var selectionMenu: SelectionMenu? {
    get { surroundings.selectionMenu.object() }
    set { surroundings.selectionMenu = ObjectSlot(newValue) }
  }
}
