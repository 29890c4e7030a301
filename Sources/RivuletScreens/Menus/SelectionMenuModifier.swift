import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements

/// A modifier that adds a menu for the selection to lists in its content.
struct SelectionMenuModifier<Item: Hashable, Items: View> {
  let items: (Set<Item>) -> Items
  let primaryAction: ((Set<Item>) -> Void)?
  @State private var menu = SelectionMenu()
  @State private var anchor = PopoverAnchor()
  /// The items to which the open menu applies; nil while the menu is closed.
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
          style: .menu(PopoverPlace(anchor: anchor, attachment: .rect(.bounds), arrowEdge: .bottom)),
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
  /// Adds a menu to the selectable lists and tables in this view. After a press on a selected row, the menu applies to the entire
  /// selection. After a press on another row, it applies to that row, and after a press outside the rows, to no items. A double click on a
  /// desktop, a tap on a phone, and the Return key perform the primary action (B17.38).
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier(items: menu, primaryAction: primaryAction))
  }
}
