import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks
import RivuletTree

/// A modifier that presents a menu while a flag is set. A tap sets the flag.
struct MenuOpener<Items: View> {
  @Binding var isOpen: Bool
  let items: () -> Items
  @State private var anchor = PopoverAnchor()

  init(isOpen: Binding<Bool>, items: @escaping () -> Items) {
    _isOpen = isOpen
    self.items = items
  }
}

extension MenuOpener: ViewModifier {
  func body(content: Content) -> some View {
    let (flag, items) = ($isOpen, items)
    content
      .contentShape(Rectangle())
      .modifier(MenuPress { flag.wrappedValue = true })
      .modifier(PopoverAnchorModifier(anchor: anchor))
      .modifier(
        PresentationModifier(
          key: isOpen ? AnyHashable(true) : nil,
          style: .menu(PopoverPlace(anchor: anchor, attachment: .rect(.bounds), arrowEdge: .bottom)),
          content: { MenuPanel(content: items()) { flag.wrappedValue = false } }, onDismiss: nil, reset: { flag.wrappedValue = false }))
  }
}

/// A modifier that opens a menu on press on a desktop, and on release on a phone (B20.28).
private struct MenuPress: NodeModifier {
  let open: @MainActor () -> Void

  static func makeBehavior(_ inputs: _ViewListInputs) -> PressBehavior { PressBehavior() }

  func update(_ node: BehaviorNode<PressBehavior>, environment: EnvironmentReader) {
    let values = environment.values
    let responder = PressResponder.of(node)
    responder.isEnabled = values.isEnabled
    responder.action.perform = open
    responder.press.trigger = values.looks.menus.opensOnPress ? .press : .release
  }
}
