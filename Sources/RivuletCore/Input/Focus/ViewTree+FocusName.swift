/// Support for identifying the focused view in another process that shows the same views. The name of a view remains stable as long as the
/// views around it do.
extension ViewTree {
  /// Returns the name of the focused view; nil if no view has focus.
  package func focusName() -> String? {
    guard let focused = keyboard.controlInFocus else { return nil }
    return namedStops().first { $0.node === focused }?.name
  }

  /// Moves focus to the view with the given name, without scrolling. Has no effect if there is no such view.
  package func restoreFocus(_ name: String) {
    if let node = namedStops().first(where: { $0.name == name })?.node { keyboard.focus(node, scrolls: false) }
  }

  private func namedStops() -> [(name: String, node: ViewNode)] {
    var found: [(name: String, node: ViewNode)] = []
    var counts: [String: Int] = [:]
    var open: [ViewNode] = [root]
    while let node = open.popLast() {
      if keyboard.canFocus(node) {
        let path = IdentityText.content(node.scope.path)
        counts[path, default: 0] += 1
        found.append(("\(path)#\(counts[path] ?? 1)", node))
      }
      open += node.children.reversed()
    }
    return found
  }
}
