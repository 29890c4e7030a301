package import Foundation
import RivuletGeometry

/// A responder that tracks the pointer over its node's frame, whether or not a button is pressed (B14.62, B14.63). Points are in the node's
/// coordinate space.
@MainActor
package protocol HoverResponder: EventResponder {
  /// Called when the pointer enters the frame.
  func hoverBegan(at point: CGPoint, in node: ViewNode)
  /// Called when the pointer, or the content under it, has moved.
  func hoverMoved(to point: CGPoint, in node: ViewNode)
  /// Called when the pointer leaves the frame or the node is removed.
  func hoverEnded()
}

extension HitTest {
  /// Returns the hover nodes whose frames contain a point in the root, outermost first. The nodes of a single view are in the order in
  /// which their modifiers were written.
  package func hovered(at point: CGPoint) -> [ViewNode] {
    var found: [ViewNode] = []
    callingApp { Self.collectHovered(root, at: point, run: 0, into: &found) }
    return found
  }

  /// - Parameter run: The index in `found` of the first node of the same view.
  private static func collectHovered(_ node: ViewNode, at point: CGPoint, run: Int, into found: inout [ViewNode]) {
    let local = CGPoint(x: point.x - node.origin.x, y: point.y - node.origin.y)
    guard !node.isInert, node.mayBeHit(at: local) else { return }
    if node.responder is any HoverResponder, CGRect(origin: .zero, size: node.size).contains(local) { found.insert(node, at: run) }
    guard let inner = inside(node, local) else { return }
    let isSameView = node.passesLayout
    for child in node.children where !child.isExcluded {
      collectHovered(child, at: inner, run: isSameView ? run : found.count, into: &found)
    }
  }

  /// Converts a point to the children's coordinate space. Returns nil if the transform is not invertible at the point.
  private static func inside(_ node: ViewNode, _ point: CGPoint) -> CGPoint? {
    guard let transform = node.contentTransform else { return point }
    return transform.source(of: point)
  }
}
