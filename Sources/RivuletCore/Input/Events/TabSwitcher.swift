package import RivuletTree

/// A handler that switches the tabs of a tab view when the user presses Control-Tab (B20.14).
@MainActor
package final class TabSwitcher {
  fileprivate let go: (_ forward: Bool) -> Bool
  fileprivate weak var node: ViewNode?

  /// Creates a switcher for the tabs of a node and attaches it to the node.
  package init(_ node: ViewNode, _ go: @escaping (_ forward: Bool) -> Bool) {
    self.go = go
    self.node = node
    node.attach(self)
  }
}

extension KeyDispatcher {
  /// Selects the next or previous tab of the tab view around the focused view, or of the first tab view if no other is found.
  func switchTab(_ input: KeyInput) -> Bool {
    guard input.key == .tab, input.phase != .up, input.modifiers.subtracting(.shift) == .control else { return false }
    let forward = !input.modifiers.contains(.shift)
    var step: ViewNode? = focusedNode
    while let node = step {
      if let switcher = node.attachment(TabSwitcher.self) { return switcher.go(forward) }
      step = node.parent
    }
    step = tree.root
    while let node = step {
      if let switcher = node.attachment(TabSwitcher.self) { return switcher.go(forward) }
      step = node.following { !$0.isExcluded && !$0.isInert }
    }
    return false
  }
}
