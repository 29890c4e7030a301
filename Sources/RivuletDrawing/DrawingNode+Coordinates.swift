package import Foundation
package import RivuletGeometry

extension DrawingNode {
  /// The map from the node's coordinates to those of its parent.
  package var transformToParent: ProjectionTransform {
    if let projection { return projection.movedBy(x: offset.x, y: offset.y) }
    let move = CGAffineTransform(translationX: offset.x, y: offset.y)
    return ProjectionTransform(transform.map { $0.concatenating(move) } ?? move)
  }

  /// The map from the node's coordinates to root coordinates.
  package var transformToRoot: ProjectionTransform {
    var map = transformToParent
    var ancestor = parent
    while let node = ancestor {
      map = map.concatenating(node.transformToParent)
      ancestor = node.parent
    }
    return map
  }

  /// Converts a point from the node's coordinates to root coordinates.
  package func convertToRoot(_ point: CGPoint) -> CGPoint {
    point.applying(transformToRoot)
  }

  /// The product of the opacities of the node and its ancestors; 0 if any of them is hidden.
  package var accumulatedOpacity: Double {
    var product = 1.0
    var current: DrawingNode? = self
    while let node = current {
      if node.isHidden { return 0 }
      product *= node.opacity
      current = node.parent
    }
    return product
  }
}
