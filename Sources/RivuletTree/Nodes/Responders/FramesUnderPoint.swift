package import Foundation
import RivuletGeometry

extension HitTest {
  /// Returns the nodes that satisfy a condition and whose frames contain a point in the root, frontmost and innermost first.
  package func frames(at point: CGPoint, where isWanted: (ViewNode) -> Bool) -> [ViewNode] {
    var found: [ViewNode] = []
    callingApp { Self.collectFrames(root, at: point, where: isWanted, into: &found) }
    return found
  }

  private static func collectFrames(
    _ node: ViewNode, at point: CGPoint, where isWanted: (ViewNode) -> Bool, into found: inout [ViewNode]
  ) {
    let local = CGPoint(x: point.x - node.origin.x - node.displacement.x, y: point.y - node.origin.y - node.displacement.y)
    guard !node.isInert, node.mayBeHit(at: local) else { return }
    let isAround = CGRect(origin: .zero, size: node.size).contains(local)
    if node.confinesHits, !isAround { return }
    let transform = node.contentTransform
    if let inner = transform == nil ? local : transform?.source(of: local) {
      for child in node.paintOrder.reversed() where !child.isExcluded { collectFrames(child, at: inner, where: isWanted, into: &found) }
    }
    if isAround, isWanted(node) { found.append(node) }
  }
}
