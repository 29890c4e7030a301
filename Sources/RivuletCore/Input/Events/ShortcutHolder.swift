package import RivuletTree

/// The keyboard shortcuts of the controls in a node.
@MainActor
package final class ShortcutHolder {
  package var shortcuts: [KeyboardShortcut] = []
  fileprivate weak var node: ViewNode?

  /// Registers the shortcuts of the controls in `node`.
  package init(_ node: ViewNode) {
    self.node = node
    node.attach(self)
    node.tree.keyboard.shortcuts.append(self)
  }
}

/// A marker on a node whose content is hidden, which disables the shortcuts inside (B20.54).
@MainActor
package final class HiddenContent {
  package init() {}
}

extension ViewNode {
  /// True if this node or one of its ancestors is hidden.
  fileprivate final var isInHiddenContent: Bool {
    var step: ViewNode? = self
    while let node = step {
      if node.attachment(HiddenContent.self) != nil { return true }
      step = node.parent
    }
    return false
  }

  /// The shortcuts of the controls inside; nil for most nodes.
  package final var shortcutHolder: ShortcutHolder? { attachment(ShortcutHolder.self) }
}

extension KeyDispatcher {
  /// Performs a shortcut of the window, the main window, or the app's commands, in that order. Returns false if there is none for the key
  /// (B20.51).
  func performShortcut(_ input: KeyInput) -> Bool {
    performOwnShortcut(input) || input.phase == .down && tree.app.shortcuts.perform(input, tree)
  }

  /// Activates the first control in view order with a shortcut for the key. Returns false if there is none (B14.65). While the key is held,
  /// only a control that repeats is activated again (B21.14).
  func performOwnShortcut(_ input: KeyInput) -> Bool {
    guard input.phase != .up else { return false }
    let isRepeated = input.phase == .repeated
    let nodes = shortcuts.elements.filter { $0.shortcuts.contains { $0.matches(input) } }.compactMap(\.node).filter {
      !$0.owner.isRemoved && $0.isUsable(in: tree.root) && !$0.isInHiddenContent
    }
    return ViewNode.inViewOrder(nodes).contains { activateFirst(in: $0, isRepeated: isRepeated) }
  }

  /// Activates the default button, if there is one (B14.65).
  package func performDefaultAction() { _ = performOwnShortcut(KeyInput(.enter)) }

  /// Activates the first control in a node that can be activated. Controls with a shortcut of their own are skipped (B20.18).
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
