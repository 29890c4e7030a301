import RivuletGraph
import RivuletTree

extension ViewTree {
  /// Returns the invariants that are violated between two turns, as sentences: of the graph, the queue of changes, presence, nodes, layout,
  /// drawings, lazy containers and screens. Used in tests.
  package func checkInvariants() -> [String] {
    var found = app.graph.checkInvariants() + queue.checkInvariants() + rootScope.checkPresence()
    found += root.checkInvariants() + layout.checkInvariants() + drawing.checkInvariants()
    root.forEachInTree { node in
      if let content = node.lazyContent { found += content.checkInvariants() }
      if let stack = node.screenStack { found += stack.checkInvariants() }
    }
    return found
  }
}

extension ViewNode {
  fileprivate func forEachInTree(_ body: (ViewNode) -> Void) {
    body(self)
    for child in children { child.forEachInTree(body) }
  }
}
