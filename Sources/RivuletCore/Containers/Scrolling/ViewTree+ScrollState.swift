package import Foundation

/// Support for restoring the offsets of scroll views in another process that shows the same views.
extension ViewTree {
  /// Returns the offsets of all scroll views that are not at their start, by name. A scroll view's name is stable as long as the views
  /// around it are.
  package func scrollOffsets() -> [String: CGPoint] {
    var offsets: [String: CGPoint] = [:]
    for (name, controller) in namedScrollControllers() where controller.offset != .zero { offsets[name] = controller.offset }
    return offsets
  }

  /// Scrolls to offsets saved by an earlier process, as far as the content permits. Call this method after layout.
  package func restore(_ offsets: [String: CGPoint]) {
    if offsets.isEmpty { return }
    for (name, controller) in namedScrollControllers() {
      if let offset = offsets[name] { controller.scrollOrSearch(to: .offset(x: offset.x, y: offset.y)) }
    }
  }

  private func namedScrollControllers() -> [(name: String, controller: ScrollController)] {
    var found: [(name: String, controller: ScrollController)] = []
    var counts: [String: Int] = [:]
    var open: [ViewNode] = [root]
    while let node = open.popLast() {
      if let controller = node.scrollController {
        let path = IdentityText.content(node.scope.path)
        counts[path, default: 0] += 1
        found.append(("\(path)#\(counts[path] ?? 1)", controller))
      }
      open += node.children.reversed()
    }
    return found
  }
}
