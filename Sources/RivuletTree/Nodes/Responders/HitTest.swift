package import Foundation

/// A search for the nodes under a point. It accounts for effects, proceeds in reverse paint order, and visits only nodes whose reach
/// contains the point.
@MainActor
package struct HitTest {
  let root: ViewNode
  /// The closure that runs app code called by nodes, such as a shape's `path(in:)`.
  let callingApp: (() -> Void) -> Void

  /// Creates a hit test for a node and its descendants. The calling module uses `callingApp` to record runtime issues in the app's code.
  package init(below root: ViewNode, callingApp: @escaping (() -> Void) -> Void = { $0() }) {
    self.root = root
    self.callingApp = callingApp
  }

  /// Returns the hit node and its ancestors, innermost first; empty if the point hits nothing.
  package func chain(at point: CGPoint) -> [ViewNode] {
    var found: ViewNode?
    callingApp { found = Self.hit(root, at: point) }
    guard let found else { return [] }
    var chain = [found]
    while let parent = chain[chain.count - 1].parent { chain.append(parent) }
    return chain
  }

  /// Returns the innermost node hit at a point in the parent of `node`; nil if the point hits neither `node` nor a descendant.
  static func hit(_ node: ViewNode, at point: CGPoint) -> ViewNode? {
    let local = node.local(point)
    guard !node.isInert, node.mayBeHit(at: local) else { return nil }
    node.surroundings.hitQueryCount += 1
    guard let inner = node.hitPoint(local) else { return nil }
    for child in node.paintOrder.reversed() {
      if let found = hit(child, at: inner) { return found }
    }
    return node.isHit(at: inner) ? node : nil
  }

  /// Converts a point from the root's coordinate space to the space of `node`. Effects that block hits do not affect the conversion.
  package static func local(_ point: CGPoint, in node: ViewNode) -> CGPoint {
    let outer = node.parent.map { local(point, in: $0) } ?? point
    let inParent = node.parent.flatMap { $0.hitPoint(outer) } ?? outer
    return node.local(inParent)
  }
}

extension ViewNode {
  /// Converts a point from the parent's coordinate space to the node's, at the node's presented position (B6.29).
  fileprivate final func local(_ point: CGPoint) -> CGPoint {
    let displacement = displacement
    return CGPoint(x: point.x - origin.x - displacement.x, y: point.y - origin.y - displacement.y)
  }
}

extension HitTest {
  /// Returns the pointer shape at a point in the root. The innermost view that specifies a shape determines the result.
  package func pointerShape(at point: CGPoint) -> PointerShape { Self.pointerShape(at: point, over: chain(at: point)) }

  /// Returns the pointer shape at a point in the root, given the nodes at that point, innermost first.
  package static func pointerShape(at point: CGPoint, over nodes: [ViewNode]) -> PointerShape {
    for node in nodes {
      if let shape = node.responder?.pointerShape(at: local(point, in: node), in: node) { return shape }
    }
    return .arrow
  }
}
