import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// The panel with the items of an open menu (B20.25).
struct MenuPanel<Content: View> {
  let content: Content
  /// The menu's button, if the first item can be next to it; nil for a menu that always starts with the first item (B20.30).
  let button: PopoverAnchor?
  let close: () -> Void
  @Environment(\.looks.menus) private var look
  @Environment(\.menuContext) private var outer
  @Environment(\.menuDismissBehavior) private var behavior
  @Environment(\.menuOrder) private var order

  init(content: Content, of button: PopoverAnchor? = nil, close: @escaping () -> Void) {
    self.content = content
    self.button = button
    self.close = close
  }

  /// The menu's button if the first item should be next to it; nil otherwise.
  @MainActor private var reversalAnchor: PopoverAnchor? {
    guard look.reversesAboveButton, outer == nil, let button else { return nil }
    let isFixed = order == .fixed || order != .priority && button.node?.enclosingScrollController != nil
    return isFixed ? nil : button
  }

  @MainActor private var items: some View {
    content
      .modifier(StructuralMark(MenuContentMark.self))
      // A label style set around the menu applies only to the menu's button.
      .labelStyle(.automatic)
      .buttonStyle(MenuItemStyle())
      .toggleStyle(MenuToggleStyle())
  }
}

extension MenuPanel: View {
  var body: some View {
    let context = MenuContext { [close, outer] in
      close()
      outer?.close()
    }
    let wrapper = ButtonActionWrapper { [behavior] action, _ in
      if behavior != .disabled { context.close() }
      action()
    }
    FittingScroll {
      MenuOrderLayout(anchor: reversalAnchor, look: look) { items }
        .layoutValue(key: MenuPart.self, value: .list)
    }
    .modifier(LabelForeground(foreground: nil))
    .padding(.vertical, look.padding)
    .frame(width: look.width)
    .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius))
    .background(.ultraThickMaterial, in: RoundedRectangle(cornerRadius: look.cornerRadius))
    .shadow(color: .black.opacity(0.25), radius: 10, y: 4)
    .environment(\.menuContext, context)
    .environment(\.buttonActionWrapper, wrapper)
  }
}
