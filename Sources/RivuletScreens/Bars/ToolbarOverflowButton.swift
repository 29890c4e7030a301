import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation

/// The button at the end of a bar that opens the overflow menu. The menu contains secondary items on phones (B20.16), and items that do not
/// fit in a narrow bar.
struct ToolbarOverflowButton {
  let host: ToolbarHost
  let slot: ToolbarSlot
  @State private var isOpen = false
  @State private var anchor = PopoverAnchor()

  init(host: ToolbarHost, slot: ToolbarSlot = .overflow) { (self.host, self.slot) = (host, slot) }
}

extension ToolbarOverflowButton: View {
  var body: some View {
    let (flag, host, slot) = ($isOpen, host, slot)
    Button {
      flag.wrappedValue = true
    } label: {
      Image(systemName: host.look == .window ? "chevron.forward.2" : "ellipsis.circle").accessibilityLabel(Text(.more))
    }
    .environment(\.buttonsActOnPress, true)
    .modifier(SemanticsRoleModifier(role: .menuButton))
    .modifier(PopoverAnchorModifier(anchor: anchor))
    .modifier(
      PresentationModifier(
        key: isOpen ? AnyHashable(true) : nil, style: .menu(anchor.menuPlace),
        content: {
          MenuPanel(content: ToolbarOverflowItems(host: host, slot: slot) { flag.wrappedValue = false }) { flag.wrappedValue = false }
        }, onDismiss: nil, reset: { flag.wrappedValue = false }))
  }
}

/// The items in the open overflow menu. They are built at their declaration, and receive the menu in their environment.
private struct ToolbarOverflowItems {
  let host: ToolbarHost
  let slot: ToolbarSlot
  let close: () -> Void
  @Environment(\.presentationLevel) private var level

  nonisolated init(host: ToolbarHost, slot: ToolbarSlot, close: @escaping () -> Void) {
    self.host = host
    self.slot = slot
    self.close = close
  }
}

extension ToolbarOverflowItems: View {
  var body: some View {
    let (host, level, close) = (host, level, close)
    ToolbarSlotView(host: host, slot: slot, spacing: 0, axis: .vertical)
      .onAppear { host.setOverflow(ToolbarOverflow(level: level, context: MenuContext(close: close))) }
      .onDisappear { host.setOverflow(nil) }
  }
}
