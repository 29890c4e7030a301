import Foundation
import RivuletGeometry

/// The state of the rectangle in which a pointer may hit a node or something inside it. The first hit test computes the rectangle, and it
/// remains valid until something moves. The rectangles are stored separately, so that nodes without hit tests stay small.
enum ReachKnowledge: UInt8 {
  case none, outdated, known
}

/// Invariant: while a node's reach is known, so are the reaches of all its children that are not left out. Discarding can therefore stop at
/// the first node whose reach is not known.
extension ViewNode {
  /// Returns true if a point in the node's coordinate space may hit something here. It allows a tolerance for lines and curves, which then
  /// perform their own test.
  final func mayBeMet(at point: CGPoint) -> Bool {
    // Moving parts may be far from their positions.
    if surroundings.animations.isRunning { return true }
    let area = reachedArea
    return point.x >= area.minX - 1 && point.x <= area.maxX + 1 && point.y >= area.minY - 1 && point.y <= area.maxY + 1
  }

  /// True if nothing has moved at this node or inside it since the last hit test.
  package final var knowsReach: Bool { reachKnowledge == .known }

  private final var reachedArea: CGRect {
    if knowsReach, let area = surroundings.reaches[ObjectIdentifier(self)] { return area }
    let area = findReachedArea()
    surroundings.reaches[ObjectIdentifier(self)] = area
    surroundings.hasReaches = true
    reachKnowledge = .known
    return area
  }

  private final func findReachedArea() -> CGRect {
    surroundings.reachesFound += 1
    var inside = CGRect.null
    for child in children where !child.isLeftOut {
      inside = inside.union(child.reachedArea.offsetBy(dx: child.origin.x, dy: child.origin.y))
    }
    let own = hitArea.union(CGRect(origin: .zero, size: size))
    if confinesHits || inside.isNull { return own }
    return own.union(contentTransform.map { inside.applying($0) } ?? inside)
  }

  /// Discards the known reach of this node and its ancestors. Call it when the area in which a pointer may hit the node has changed.
  final func forgetReach() {
    var next: ViewNode? = self
    while let node = next, node.knowsReach {
      node.reachKnowledge = .outdated
      next = node.parent
    }
  }

  /// Discards the known reach after the node's size has changed, or after its first placement. Called only after a hit test has run in the
  /// tree.
  @inline(never) final func forgetBounds() {
    forgetReach()
    parent?.forgetReach()
  }
}
