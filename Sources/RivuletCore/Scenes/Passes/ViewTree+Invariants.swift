import RivuletGraph
import RivuletTree

extension ViewTree {
  /// Returns a sentence for each invariant that is violated between two turns. Tests use it to check the graph, the queue of changes,
  /// presence, nodes, layout, drawings, lazy containers, and screens.
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
