import RivuletCore
import RivuletGeometry

/// Opens a menu of items while a flag is set, which a tap sets.
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
      .onTapGesture { flag.wrappedValue = true }
      .modifier(PopoverAnchorModifier(anchor: anchor))
      .modifier(
        PresentationModifier(
          key: isOpen ? AnyHashable(true) : nil,
          style: .menu(PopoverPlace(anchor: anchor, attachment: .rect(.bounds), arrowEdge: .top)),
          content: { MenuPanel(content: items()) { flag.wrappedValue = false } }, onDismiss: nil, reset: { flag.wrappedValue = false }))
  }
}
