import Foundation
import RivuletGeometry

/// The state of a node's reach: the rectangle in which the pointer may hit the node or a descendant. The first hit test computes the reach,
/// which remains valid until something moves. Reaches are stored outside the node to keep nodes that are never hit-tested small.
enum ReachState: UInt8 {
  case none, outdated, known
}

/// Invariant: If a node's reach is known, so are the reaches of all its children that are not left out. Invalidation can therefore stop at
/// the first ancestor whose reach is not known.
extension ViewNode {
  /// Returns true if a point in the node's coordinate space may hit the node or a descendant. The area includes a tolerance for lines and
  /// curves, which perform their own precise test.
  final func mayBeHit(at point: CGPoint) -> Bool {
    // Moving parts may be far from their layout positions.
    if surroundings.animations.isRunning { return true }
    let area = reachedArea
    return point.x >= area.minX - 1 && point.x <= area.maxX + 1 && point.y >= area.minY - 1 && point.y <= area.maxY + 1
  }

  /// True if neither the node nor a descendant has moved since the last hit test.
  package final var isReachKnown: Bool { reachKnowledge == .known }

  private final var reachedArea: CGRect {
    if isReachKnown, let area = surroundings.reaches[ObjectIdentifier(self)] { return area }
    let area = findReachedArea()
    surroundings.reaches[ObjectIdentifier(self)] = area
    surroundings.hasReaches = true
    reachKnowledge = .known
    return area
  }

  private final func findReachedArea() -> CGRect {
    surroundings.reachesFound += 1
    var inside = CGRect.null
    for child in children where !child.isExcluded {
      inside = inside.union(child.reachedArea.offsetBy(dx: child.origin.x, dy: child.origin.y))
    }
    let own = hitArea.union(CGRect(origin: .zero, size: size))
    if confinesHits || inside.isNull { return own }
    return own.union(contentTransform.map { inside.applying($0) } ?? inside)
  }

  /// Invalidates the known reach of this node and its ancestors. Call this method when the node's hit area has changed.
  final func invalidateReach() {
    var next: ViewNode? = self
    while let node = next, node.isReachKnown {
      node.reachKnowledge = .outdated
      next = node.parent
    }
  }

  /// Invalidates the known reach after the node's size has changed or after its first placement. Called only once a hit test has run in the
  /// tree.
  @inline(never) final func invalidateBoundsReach() {
    invalidateReach()
    parent?.invalidateReach()
  }
}
