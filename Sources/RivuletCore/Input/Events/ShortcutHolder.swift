package import RivuletTree

/// The keyboard shortcuts of the controls in a node.
@MainActor
package final class ShortcutHolder {
  package var shortcuts: [KeyboardShortcut] = []
  fileprivate weak var node: ViewNode?

  /// Creates a holder, attaches it to a node, and registers it with the window's keyboard.
  package init(_ node: ViewNode) {
    self.node = node
    node.attach(self)
    node.tree.keyboard.shortcuts.append(self)
  }
}

/// A marker for a node whose content is hidden, which disables the shortcuts in the content (B20.54).
@MainActor
package final class HiddenContent {
  package init() {}
}

extension ViewNode {
  /// True if the content of this node or of an ancestor is hidden.
  fileprivate final var isInHiddenContent: Bool {
    var step: ViewNode? = self
    while let node = step {
      if node.attachment(HiddenContent.self) != nil { return true }
      step = node.parent
    }
    return false
  }

  /// The shortcuts attached to the node; nil for most nodes.
  package final var shortcutHolder: ShortcutHolder? { attachment(ShortcutHolder.self) }
}

extension KeyDispatcher {
  /// Performs the shortcut for a key. The window takes precedence, followed by the main window and the app's commands. Returns false if
  /// none of them has a shortcut for the key (B20.51).
  func performShortcut(_ input: KeyInput) -> Bool {
    performOwnShortcut(input) || input.phase == .down && tree.app.shortcuts.perform(input, tree)
  }

  /// Activates the first control in view order whose shortcut matches a key. Returns false if there is none (B14.65). While the key is
  /// held, only controls that repeat their action are activated again (B21.14).
  func performOwnShortcut(_ input: KeyInput) -> Bool {
    guard input.phase != .up else { return false }
    let isRepeated = input.phase == .repeated
    let nodes = shortcuts.elements.filter { $0.shortcuts.contains { $0.matches(input) } }.compactMap(\.node).filter {
      !$0.owner.isRemoved && $0.isUsable(in: tree.root) && !$0.isInHiddenContent
    }
    return ViewNode.inViewOrder(nodes).contains { activateFirst(in: $0, isRepeated: isRepeated) }
  }

  /// Activates the default button, if any (B14.65).
  package func performDefaultAction() { _ = performOwnShortcut(KeyInput(.enter)) }

  /// Activates the first control in a node that can be activated, skipping controls with shortcuts of their own (B20.18). Returns false if
  /// there is none.
  private func activateFirst(in root: ViewNode, isRepeated: Bool) -> Bool {
    func isOwn(_ node: ViewNode) -> Bool { node === root || node.shortcutHolder == nil }
    var next: ViewNode? = root
    while let node = next {
      if isOwn(node), let responder = node.responder, responder.isControl, !isRepeated || responder.repeatsByKey,
        responder.activate(in: node)
      {
        return true
      }
      next = node.following(isOwn, inside: root)
    }
    return false
  }
}
