package import Foundation

/// Nodes that were taken out of a container and are still seen in it for a while.
extension ViewNode {
  /// Goes on to show a node that was among the children, where it was. `departingChanged()` follows.
  package final func addDeparting(_ node: ViewNode) {
    guard node.formerContainer !== self else { return }
    makeExtras().departing.append(node)
    node.makeExtras().formerContainer = self
  }

  /// Ends the going of a node that was taken out, or that has come back. `departingChanged()` of its former container follows.
  package final func endDeparting() { extras?.formerContainer = nil }

  /// Shows exactly the nodes that still go, after some have come or have ended.
  package final func departingChanged() {
    extras?.departing.removeAll { $0.formerContainer !== self }
    updateDrawingChildren()
  }

  /// The container in which the node is still seen after it was taken out; nil for all others.
  package final var formerContainer: ViewNode? { extras?.formerContainer }

  /// Where a node that was taken out is still seen: the nearest node around that draws, and the node's top left corner there; nil for all others.
  package final var formerPlace: (space: ViewNode, origin: CGPoint)? {
    guard parent == nil, var space = formerContainer else { return nil }
    while space.drawing == nil, let outer = space.parent { space = outer }
    return (space, CGPoint(x: drawingBase.x + origin.x, y: drawingBase.y + origin.y))
  }

  /// Calls `body` for each node inside of this one, whatever goes inside included.
  final func forEachInside(_ body: (ViewNode) -> Void) {
    for child in children {
      body(child)
      child.forEachInside(body)
    }
    for node in departing {
      body(node)
      node.forEachInside(body)
    }
  }

  /// The nodes that were taken out and are still seen, in the order in which they went.
  package final var departing: [ViewNode] { extras?.departing ?? [] }

  /// Whether something is seen here that was taken out.
  final var hasDeparting: Bool { extras?.departing.isEmpty == false }

  /// The first node that fulfils a condition, from this one on in drawing order; departing nodes come after the children.
  package final func firstShown(where condition: (ViewNode) -> Bool) -> ViewNode? {
    if condition(self) { return self }
    for child in paintOrder {
      if let found = child.firstShown(where: condition) { return found }
    }
    for node in departing {
      if let found = node.firstShown(where: condition) { return found }
    }
    return nil
  }
}
