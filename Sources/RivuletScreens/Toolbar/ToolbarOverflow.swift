import RivuletControls
import RivuletCore
import RivuletElements

/// The state of an open overflow menu (B20.16).
@MainActor
final class ToolbarOverflow {
  /// The presentation level of the menu, for presentations above it.
  let level: PresentationLevel?
  let context: MenuContext

  init(level: PresentationLevel?, context: MenuContext) {
    self.level = level
    self.context = context
  }
}

/// A modifier that shows a toolbar item as an item in the overflow menu.
struct ToolbarOverflowItem {
  let host: ToolbarHost
  @Environment(\.presentationLevel) private var level
  @Environment(\.menuDismissBehavior) private var behavior

  nonisolated init(host: ToolbarHost) { self.host = host }
}

extension ToolbarOverflowItem: ViewModifier {
  func body(content: Content) -> some View {
    let overflow = host.overflowNow
    let wrapper = ButtonActionWrapper { [host, behavior] action, _ in
      if behavior != .disabled { host.overflow?.context.close() }
      action()
    }
    content
      .modifier(ToolbarOverflowLook())
      .buttonStyle(MenuItemStyle())
      .toggleStyle(MenuToggleStyle())
      .transformEnvironment(\.pickerLook) { if $0.kind == .automatic { $0 = _PickerLook(kind: .menu) } }
      .environment(\.menuContext, overflow?.context ?? MenuContext {})
      .environment(\.buttonActionWrapper, wrapper)
      .environment(\.presentationLevel, overflow?.level ?? level)
  }
}

/// A modifier that styles items in the overflow menu: stacked vertically, with titles in their labels.
private struct ToolbarOverflowLook {}

extension ToolbarOverflowLook: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    inputs.stackAxis = .vertical
    return ToolbarStyles.titledStyles(in: inputs).map { body(&inputs, in: $0) } ?? body(&inputs)
  }
}
