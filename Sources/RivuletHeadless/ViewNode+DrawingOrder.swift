package import RivuletHost

extension ViewNode {
  /// Visits this node and everything below it, from back to front, a node before what is inside it.
  package func forEachInDrawingOrder(_ body: (ViewNode) -> Void) {
    body(self)
    for child in paintOrder { child.forEachInDrawingOrder(body) }
  }

  /// The first node, from this one on in drawing order, of which `condition` holds.
  package func firstInDrawingOrder(where condition: (ViewNode) -> Bool) -> ViewNode? {
    if condition(self) { return self }
    for child in paintOrder {
      if let found = child.firstInDrawingOrder(where: condition) { return found }
    }
    return nil
  }
}
