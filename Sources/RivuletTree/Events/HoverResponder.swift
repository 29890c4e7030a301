package import Foundation
import RivuletGeometry

/// Hears of a pointer over the frame of its node, whether it is down or not (B14.62, B14.63). Points are in the coordinate space of the node.
@MainActor
package protocol HoverResponder: EventResponder {
  /// The pointer has come.
  func hoverBegan(at point: CGPoint, in node: ViewNode)
  /// The pointer is elsewhere, or what is under it has moved.
  func hoverMoved(to point: CGPoint, in node: ViewNode)
  /// The pointer or the node has gone.
  func hoverEnded()
}

extension HitTest {
  /// The nodes with a frame around a point of the root that hear of it: those around others first, and of several on one view that first that was
  /// written first.
  package func hovered(at point: CGPoint) -> [ViewNode] {
    var found: [ViewNode] = []
    callingApp { Self.collectHovered(root, at: point, run: 0, into: &found) }
    return found
  }

  /// - Parameter run: Where those begin in `found` that are on the same view.
  private static func collectHovered(_ node: ViewNode, at point: CGPoint, run: Int, into found: inout [ViewNode]) {
    let local = CGPoint(x: point.x - node.origin.x, y: point.y - node.origin.y)
    guard !node.isInert, node.mayBeMet(at: local) else { return }
    if node.responder is any HoverResponder, CGRect(origin: .zero, size: node.size).contains(local) { found.insert(node, at: run) }
    guard let inner = inside(node, local) else { return }
    let isSameView = node.passesLayout
    for child in node.children where !child.isLeftOut {
      collectHovered(child, at: inner, run: isSameView ? run : found.count, into: &found)
    }
  }

  /// Where a point lies for the children; nil if there is no such place.
  private static func inside(_ node: ViewNode, _ point: CGPoint) -> CGPoint? {
    guard let transform = node.contentTransform else { return point }
    return transform.source(of: point)
  }
}
