/// Finds the watches of nodes that may have moved: only what is inside of a node that moved is looked at.
@MainActor
package final class MovedNodes {
  /// The nodes that have another place, size or effect, and watched nodes inside.
  @exclusivity(unchecked) private var nodes: [ViewNode] = []

  package init() {}

  /// Whether nothing that is watched has moved since the last search.
  package var isEmpty: Bool { nodes.isEmpty }

  fileprivate func note(_ node: ViewNode) { nodes.append(node) }

  /// Tells the watches of all that has moved since the last search.
  package func tellWatches() {
    var place = 0
    while place < nodes.count {
      visit(nodes[place])
      place += 1
    }
    for place in nodes.indices { nodes[place].isSearched = false }
    nodes.removeAll(keepingCapacity: true)
  }

  private func visit(_ node: ViewNode) {
    if node.isSearched { return }
    node.isSearched = true
    for watch in node.extras?.watches ?? [] { watch.nodeMoved() }
    node.forEachChildWithWatch { nodes.append($0) }
  }
}

extension ViewNode {
  /// Tells a watch from now on when the node may lie elsewhere. The node keeps the watch.
  package final func addWatch(_ watch: any NodeWatch) {
    makeExtras().watches.append(watch)
    noteWatchInside()
  }

  /// The node has another place, size or effect, or a named space begins there.
  package final func noteMove() {
    if holdsWatch { surroundings.moved.note(self) }
  }

  /// The node is watched, or has got a node inside that is.
  final func noteWatchInside() {
    var current: ViewNode? = self
    while let step = current, !step.holdsWatch {
      step.holdsWatch = true
      current = step.parent
    }
  }

  fileprivate final func forEachChildWithWatch(_ body: (ViewNode) -> Void) {
    if let onlyChild, onlyChild.holdsWatch { body(onlyChild) }
    for child in childList where child.holdsWatch { body(child) }
  }
}
