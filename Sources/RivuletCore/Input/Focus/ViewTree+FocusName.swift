/// The name of the view with keyboard focus, for another process that shows the same views. The name stays the same as long as the
/// surrounding views do.
extension ViewTree {
  /// Returns the name of the focused view; nil if there is none.
  package func focusName() -> String? {
    guard let focused = keyboard.controlInFocus else { return nil }
    return namedStops().first { $0.node === focused }?.name
  }

  /// Moves focus to the view with a name. Does nothing if there is none.
  package func restoreFocus(_ name: String) {
    if let node = namedStops().first(where: { $0.name == name })?.node { keyboard.focus(node) }
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
