package import Foundation

/// The offsets of scroll views, for another process that shows the same views.
extension ViewTree {
  /// Returns the offsets that differ from the start, keyed by a name that each scroll view keeps as long as the surrounding views stay the
  /// same.
  package func scrollOffsets() -> [String: CGPoint] {
    var offsets: [String: CGPoint] = [:]
    for (name, controller) in namedScrollControllers() where controller.offset != .zero { offsets[name] = controller.offset }
    return offsets
  }

  /// Scrolls to offsets from an earlier process, as far as the content allows. Call it after layout.
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
