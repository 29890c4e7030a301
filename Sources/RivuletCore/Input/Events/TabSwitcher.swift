package import RivuletTree

/// The Ctrl-Tab action in a tab view (B20.14).
@MainActor
package final class TabSwitcher {
  fileprivate let go: (_ forward: Bool) -> Bool
  fileprivate weak var node: ViewNode?

  /// Registers the tabs of a node.
  package init(_ node: ViewNode, _ go: @escaping (_ forward: Bool) -> Bool) {
    self.go = go
    self.node = node
    node.attach(self)
  }
}

extension KeyDispatcher {
  /// Selects the next tab of the tab view around the focused view, or of the first tab view if nothing has focus.
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
      step = node.following { !$0.isLeftOut && !$0.isInert }
    }
    return false
  }
}
