import Foundation
public import RivuletCore

/// The menu of what is selected in the lists and tables inside, and what a double click does with it (B17.38).
@MainActor
final class SelectionMenu {
  fileprivate(set) var hasMenu = false
  /// Opens the menu for items; nil for the point where that is not known.
  fileprivate var present: (Set<AnyHashable>, CGPoint?) -> Void = { _, _ in }
  /// Nil where a double click does nothing.
  fileprivate(set) var perform: ((Set<AnyHashable>) -> Void)?

  nonisolated init() {}

  /// Opens the menu for items; for none where the room beside all rows was pressed.
  func open(_ items: Set<AnyHashable>, at point: CGPoint?) { if hasMenu { present(items, point) } }
}

private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// The menu of what is selected here; nil for none.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

/// Gives the lists inside a menu for what is selected.
struct SelectionMenuModifier<Item: Hashable, Items: View> {
  let items: (Set<Item>) -> Items
  let primaryAction: ((Set<Item>) -> Void)?
  @State private var menu = SelectionMenu()
  @State private var anchor = PopoverAnchor()
  /// What the open menu is for; nil while none is open.
  @State private var opened: Set<Item>?

  nonisolated init(items: @escaping (Set<Item>) -> Items, primaryAction: ((Set<Item>) -> Void)?) {
    self.items = items
    self.primaryAction = primaryAction
  }

  private func convert(_ items: Set<AnyHashable>) -> Set<Item> { Set(items.compactMap { $0.base as? Item }) }
}

extension SelectionMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = update()
    let opened = opened
    content
      .environment(\.selectionMenu, menu)
      .modifier(PopoverAnchorModifier(anchor: anchor))
      .modifier(
        PresentationModifier(
          key: opened == nil ? nil : AnyHashable(true),
          style: .menu(PopoverPlace(anchor: anchor, attachment: .rect(.bounds), arrowEdge: .bottom, isMenu: true)),
          content: { MenuPanel(content: items(opened ?? [])) { self.opened = nil } }, onDismiss: nil, reset: { self.opened = nil }))
  }

  @MainActor private func update() {
    menu.hasMenu = Items.self != EmptyView.self
    menu.present = { items, point in
      let wanted = convert(items)
      guard items.isEmpty || !wanted.isEmpty else { return }
      anchor.point = point
      opened = wanted
    }
    menu.perform = primaryAction.map { action in
      { items in
        let wanted = convert(items)
        if !wanted.isEmpty { action(wanted) }
      }
    }
  }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Gives the selectable lists and tables in this view a menu: for all that is selected where a selected row is pressed, for one row where another one
  /// is, and for nothing beside all rows. A double click on a desktop, a tap on a phone and the Return key run the primary action (B17.38).
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier(items: menu, primaryAction: primaryAction))
  }
}
