package import Foundation

/// Finds the nodes under a point, in reverse paint order, through effects. It enters only nodes that a pointer may meet there.
@MainActor
package struct HitTest {
  let root: ViewNode
  /// Runs code of the app that nodes ask, such as the path of a shape.
  let callingApp: (() -> Void) -> Void

  /// Looks at a node and all inside. The room above notes the mistakes of the app's code by `callingApp`.
  package init(below root: ViewNode, callingApp: @escaping (() -> Void) -> Void = { $0() }) {
    self.root = root
    self.callingApp = callingApp
  }

  /// The node that is hit and those around it, innermost first; empty where nothing is hit.
  package func chain(at point: CGPoint) -> [ViewNode] {
    var found: ViewNode?
    callingApp { found = Self.hit(root, at: point) }
    guard let found else { return [] }
    var chain = [found]
    while let parent = chain[chain.count - 1].parent { chain.append(parent) }
    return chain
  }

  /// The innermost node that is hit at a point of the parent of `node`; nil if that and all that is inside are missed.
  static func hit(_ node: ViewNode, at point: CGPoint) -> ViewNode? {
    let local = node.local(point)
    guard !node.isInert, node.mayBeMet(at: local) else { return nil }
    node.surroundings.hitQuestions += 1
    guard let inner = node.hitPoint(local) else { return nil }
    for child in node.paintOrder.reversed() {
      if let found = hit(child, at: inner) { return found }
    }
    return node.isHit(at: inner) ? node : nil
  }

  /// A point of the root in the coordinate space of `node`; effects that block hits do not block this.
  package static func local(_ point: CGPoint, in node: ViewNode) -> CGPoint {
    let outer = node.parent.map { local(point, in: $0) } ?? point
    let inParent = node.parent.flatMap { $0.hitPoint(outer) } ?? outer
    return node.local(inParent)
  }
}

extension ViewNode {
  /// Where a point of the parent lies in the node, where that is seen (B6.29).
  fileprivate final func local(_ point: CGPoint) -> CGPoint {
    let displacement = displacement
    return CGPoint(x: point.x - origin.x - displacement.x, y: point.y - origin.y - displacement.y)
  }
}
