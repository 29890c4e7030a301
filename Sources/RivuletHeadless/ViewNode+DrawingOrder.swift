package import RivuletHost

extension ViewNode {
  /// Calls `body` for this node and all its descendants from back to front, each node before its children.
  package func forEachInDrawingOrder(_ body: (ViewNode) -> Void) {
    body(self)
    for child in paintOrder { child.forEachInDrawingOrder(body) }
  }

  /// Returns the first node of this subtree, in drawing order, for which `condition` returns true.
  package func firstInDrawingOrder(where condition: (ViewNode) -> Bool) -> ViewNode? {
    if condition(self) { return self }
    for child in paintOrder {
      if let found = child.firstInDrawingOrder(where: condition) { return found }
    }
    return nil
  }
}
