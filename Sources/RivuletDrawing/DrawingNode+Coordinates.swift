package import Foundation
package import RivuletGeometry

extension DrawingNode {
  /// The map from the node's coordinates to its parent's.
  package var transformToParent: ProjectionTransform {
    if let projection { return projection.movedBy(x: offset.x, y: offset.y) }
    let move = CGAffineTransform(translationX: offset.x, y: offset.y)
    return ProjectionTransform(transform.map { $0.concatenating(move) } ?? move)
  }

  /// The map from the node's coordinates to the root's.
  package var transformToRoot: ProjectionTransform {
    var map = transformToParent
    var ancestor = parent
    while let node = ancestor {
      map = map.concatenating(node.transformToParent)
      ancestor = node.parent
    }
    return map
  }

  /// Returns a point of the node in root coordinates.
  package func convertToRoot(_ point: CGPoint) -> CGPoint {
    point.applying(transformToRoot)
  }

  /// Returns a point of the root in the node's coordinates; nil if a transform collapses the plane, or shows nothing there.
  package func convertFromRoot(_ point: CGPoint) -> CGPoint? { transformToRoot.source(of: point) }

  /// Returns a point of the parent in the node's coordinates; nil if the node's transform collapses the plane, or shows nothing there.
  package func convertFromParent(_ point: CGPoint) -> CGPoint? { transformToParent.source(of: point) }

  /// The product of the opacities of the node and its ancestors; 0 if one of them is hidden.
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

  /// The bounds on screen, in root coordinates, that the node and its children are meant to occupy, with all transforms applied. Shadows,
  /// blurs, clips and opacity do not count. Null if there is nothing.
  package var presentedBounds: CGRect {
    occupiedBounds(transformToRoot)
  }

  /// Returns the bounds of the node and its children under a map.
  private func occupiedBounds(_ map: ProjectionTransform) -> CGRect {
    var bounds = item.map { $0.bounds.applying(map) } ?? .null
    for child in children where !child.isHidden {
      bounds = bounds.union(child.occupiedBounds(child.transformToParent.concatenating(map)))
    }
    return bounds
  }
}
