package import RivuletTree

/// The shortcut of the controls in a node.
@MainActor
package final class ShortcutHolder {
  package var shortcut: KeyboardShortcut?
  fileprivate weak var node: ViewNode?

  /// Makes the shortcut of the controls in `node` known.
  package init(_ node: ViewNode) {
    self.node = node
    node.attach(self)
    node.tree.keyboard.shortcuts.append(self)
  }
}

/// Marks a node whose content is hidden, and with it the shortcuts inside (B20.54).
@MainActor
package final class HiddenContent {
  package init() {}
}

extension ViewNode {
  /// Whether this or a node around is hidden.
  fileprivate final var isInHiddenContent: Bool {
    var step: ViewNode? = self
    while let node = step {
      if node.attachment(HiddenContent.self) != nil { return true }
      step = node.parent
    }
    return false
  }

  /// The shortcut of the controls inside; nil for most.
  package final var shortcutHolder: ShortcutHolder? { attachment(ShortcutHolder.self) }
}

extension KeyDispatcher {
  /// Does what a key means to the window, then to the main window, then to the commands of the app; false if it means nothing (B20.51).
  func performShortcut(_ input: KeyInput) -> Bool {
    performOwnShortcut(input) || input.phase == .down && tree.app.scenes.performShortcut(input, after: tree)
  }

  /// Does what a click does on the first control in view order whose shortcut a key is; false if there is none (B14.65).
  func performOwnShortcut(_ input: KeyInput) -> Bool {
    guard input.phase == .down else { return false }
    let nodes = shortcuts.elements.filter { $0.shortcut?.matches(input) == true }.compactMap(\.node).filter {
      !$0.owner.isRemoved && $0.isUsable(in: tree.root) && !$0.isInHiddenContent
    }
    return ViewNode.inViewOrder(nodes).contains(where: activateFirst)
  }

  /// Does what a click on the default button does, if there is one (B14.65).
  package func performDefaultAction() { _ = performOwnShortcut(KeyInput(.enter)) }

  /// Activates the first control in a node that can be.
  private func activateFirst(in root: ViewNode) -> Bool {
    var next: ViewNode? = root
    while let node = next {
      if let responder = node.responder, responder.isControl, responder.activate(in: node) { return true }
      next = node.following({ _ in true }, inside: root)
    }
    return false
  }
}
