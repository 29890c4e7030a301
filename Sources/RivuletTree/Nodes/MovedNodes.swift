/// A record of moved nodes. It is used to find the watches to notify, searching only the descendants of moved nodes.
@MainActor
package final class MovedNodes {
  /// The nodes whose position, size, or effect has changed, and that are watched or have watched descendants.
  private var nodes: [ViewNode] = []

  package init() {}

  /// True if no watched node has moved since the last search.
  package var isEmpty: Bool { nodes.isEmpty }

  fileprivate func note(_ node: ViewNode) {
    guard !node.isMoveNoted else { return }
    node.isMoveNoted = true
    nodes.append(node)
  }

  /// Releases the nodes. No further searches take place.
  package func close() { nodes = [] }

  /// Notifies the watches of all nodes that may have moved since the last search.
  package func notifyWatches() {
    var place = 0
    while place < nodes.count {
      visit(nodes[place])
      place += 1
    }
    for place in nodes.indices { (nodes[place].isSearched, nodes[place].isMoveNoted) = (false, false) }
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
  /// Adds a watch that is notified when the node's position may have changed. The node retains the watch.
  package final func addWatch(_ watch: any NodeWatch) {
    makeExtras().watches.append(watch)
    noteWatchInside()
  }

  /// Records a change to the node's position, size, or effect, or to a named coordinate space at the node.
  package final func noteMove() {
    if holdsWatch { surroundings.moved.note(self) }
  }

  /// Records that the node or one of its descendants is watched.
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
