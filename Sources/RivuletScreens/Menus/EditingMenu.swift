import Foundation
import RivuletControls
import RivuletCore
import RivuletFoundation
import RivuletGraph
import RivuletTree

/// The editing menu of a window, which opens at the pointer with commands for the focused text (B20.33).
@MainActor
final class EditingMenu: Presenter {
  private let anchor = PopoverAnchor()
  private var isOpen = false
  /// The number of times that the menu has opened. Each opening is a separate presentation.
  private var count = 0
  /// False for read-only text.
  private var isEditable = true

  /// Opens the editing menu of a window.
  ///
  /// - Parameters:
  /// - point: The location of the press in the window, or nil for the lower edge of a node.
  /// - isEditable: False for read-only text.
  package static func open(at point: CGPoint?, in node: ViewNode, isEditable: Bool) {
    let tree: ViewTree = node.tree
    let menu = tree.root.attachment(EditingMenu.self) ?? make(in: tree)
    (menu.anchor.point, menu.anchor.node, menu.anchor.isMirrored) = (point, node, node.isMirrored)
    (menu.isOpen, menu.isEditable) = (true, isEditable)
    menu.count += 1
    menu.change { $0.wake() }
  }

  private static func make(in tree: ViewTree) -> EditingMenu {
    let menu = EditingMenu(tree.rootInputs)
    tree.root.attach(menu)
    menu.change { $0.start() }
    return menu
  }

  override var wantedKey: AnyHashable? { isOpen ? AnyHashable(count) : nil }
  override var style: PresentationStyle { .menu(anchor.menuPlace) }

  override func reset() {
    isOpen = false
    change { $0.wake() }
  }

  /// The topmost level, so that the menu is above all other presentations.
  override var levelAround: PresentationLevel {
    var level = tree.overlay.level
    while let presenter = level.current as? Presenter, presenter !== self { level = presenter.inner }
    return level
  }

  override func makeContent(_ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let items = EditingMenuItems(isEditable: isEditable) { [weak tree] in tree?.keyboard }
    let panel = PresentationFrame(
      content: MenuPanel(content: items) { [weak self] in self?.reset() }, style: style, presenter: self)
    let view = inputs.graph.makeInput(panel, in: inputs.scope, name: "editing menu", areEqual: { _, _ in true })
    return PresentationFrame<MenuPanel<EditingMenuItems>>._makeViewList(view: _GraphValue(view), inputs: &inputs)
  }
}

private struct EditingMenuItems: View {
  let isEditable: Bool
  let keyboard: @MainActor () -> KeyDispatcher?

  nonisolated init(isEditable: Bool, keyboard: @escaping @MainActor () -> KeyDispatcher?) {
    self.isEditable = isEditable
    self.keyboard = keyboard
  }

  var body: some View {
    if isEditable { EditingCommandItem(.cut, .cut, keyboard: keyboard) }
    EditingCommandItem(.copy, .copy, keyboard: keyboard)
    if isEditable { EditingCommandItem(.paste, .paste, keyboard: keyboard) }
    Divider()
    EditingCommandItem(.selectAll, .selectAll, keyboard: keyboard)
  }
}
