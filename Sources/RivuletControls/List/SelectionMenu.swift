package import Foundation
import RivuletCore
import RivuletElements

/// The menu and primary action for the selection of the enclosed lists and tables (B17.38).
@MainActor
package final class SelectionMenu {
  package var hasMenu = false
  /// The closure that opens the menu for a set of items. The point is nil if it is unknown.
  package var present: (Set<AnyHashable>, CGPoint?) -> Void = { _, _ in }
  /// The primary action, which a double click performs; nil for none.
  package var perform: ((Set<AnyHashable>) -> Void)?

  package nonisolated init() {}

  /// Opens the menu for a set of items, which is empty after a press outside the rows.
  package func open(_ items: Set<AnyHashable>, at point: CGPoint?) { if hasMenu { present(items, point) } }
}

extension EnvironmentValues {
  /// The menu for selections in this view; nil for none.
  package var selectionMenu: SelectionMenu? {
    get { surroundings.selectionMenu.object() }
    set { surroundings.selectionMenu = ObjectSlot(newValue) }
  }
}
