import RivuletGraph
import RivuletTree

extension ViewTree {
  /// Returns the violations of invariants between two turns, as sentences: of presence, lazy containers, drawings and the graph. For tests.
  package func checkInvariants() -> [String] {
    var found = app.graph.checkInvariants() + drawing.checkInvariants() + rootScope.checkPresence()
    root.forEachInTree { node in
      if let content = node.lazyContent { found += content.checkInvariants() }
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
