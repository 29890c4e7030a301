import Foundation
import RivuletGeometry

/// What is known of where a pointer may meet a node or something inside of it: the rectangle is made by the first look for what is under a point, is
/// good until something moves, and lies apart, so that nodes that are never looked at stay small.
enum ReachKnowledge: UInt8 {
  case none, outdated, known
}

/// Invariant: as long as a reach is known, those of all children that are not left out are known too, so that forgetting can stop at the first that is not.
extension ViewNode {
  /// Whether a point of the node's space may meet something here. Lines and curves are asked themselves: this leaves some room around.
  final func mayBeMet(at point: CGPoint) -> Bool {
    // Parts of it may lie far beside their places.
    if surroundings.animations.isRunning { return true }
    let area = reachedArea
    return point.x >= area.minX - 1 && point.x <= area.maxX + 1 && point.y >= area.minY - 1 && point.y <= area.maxY + 1
  }

  /// Whether nothing has moved here or inside since the last hit test.
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

  /// Something about where the node may be met is different.
  final func forgetReach() {
    var next: ViewNode? = self
    while let node = next, node.knowsReach {
      node.reachKnowledge = .outdated
      next = node.parent
    }
  }

  /// The node has another size, or its first place. Called only where somebody has looked for what is under a point.
  @inline(never) final func forgetBounds() {
    forgetReach()
    parent?.forgetReach()
  }
}
