import Foundation
import RivuletCore

/// The menu and the double-click action for the selection of the lists and tables inside (B17.38).
@MainActor
final class SelectionMenu {
  var hasMenu = false
  /// The closure that opens the menu for items; the point is nil if it is unknown.
  var present: (Set<AnyHashable>, CGPoint?) -> Void = { _, _ in }
  /// The action of a double click; nil for none.
  var perform: ((Set<AnyHashable>) -> Void)?

  nonisolated init() {}

  /// Opens the menu for items, or for none after a press beside the rows.
  func open(_ items: Set<AnyHashable>, at point: CGPoint?) { if hasMenu { present(items, point) } }
}

private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// The menu for the selection in this view; nil for none.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}
