package import Foundation

/// Support for nodes that remain visible in a container for a while after their removal.
extension ViewNode {
  /// Keeps a removed child visible at its position. Call `departingChanged()` after adding nodes.
  package final func addDeparting(_ node: ViewNode) {
    guard node.formerContainer !== self else { return }
    makeExtras().departing.append(node)
    node.makeExtras().formerContainer = self
  }

  /// Ends the departure of a node that has disappeared or returned. Then call `departingChanged()` on its previous container.
  package final func endDeparting() { extras?.formerContainer = nil }

  /// Updates the drawings after departures have started or ended.
  package final func departingChanged() {
    extras?.departing.removeAll { $0.formerContainer !== self }
    updateDrawingChildren()
  }

  /// The container in which the node stays visible after its removal; nil for all other nodes.
  package final var formerContainer: ViewNode? { extras?.formerContainer }

  /// The position of a departing node: the nearest ancestor that draws, and the node's origin in that ancestor. Nil for all other nodes.
  package final var formerPlace: (space: ViewNode, origin: CGPoint)? {
    guard parent == nil, var space = formerContainer else { return nil }
    while space.drawing == nil, let outer = space.parent { space = outer }
    return (space, CGPoint(x: drawingBase.x + origin.x, y: drawingBase.y + origin.y))
  }

  /// Calls `body` for every descendant, including departing nodes.
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

  /// The removed nodes that are still visible, in the order of their removal.
  package final var departing: [ViewNode] { extras?.departing ?? [] }

  /// True if this node contains a removed node that is still visible.
  final var hasDeparting: Bool { extras?.departing.isEmpty == false }

  /// Returns the first node that satisfies a condition, starting with this node, in drawing order. Departing nodes follow the children.
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
