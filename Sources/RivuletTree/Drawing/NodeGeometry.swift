package import Foundation
import RivuletDrawing
import RivuletGeometry

/// The geometry of a node as presented on screen, including all effects.
@MainActor
package struct NodeGeometry {
  private let node: ViewNode

  /// Creates the geometry of a node.
  package init(_ node: ViewNode) {
    self.node = node
  }

  /// The centre of the node in root coordinates.
  package var centerInRoot: CGPoint { centerInRoot(of: CGRect(origin: .zero, size: node.drawnSize)) }

  /// Returns the centre of a part of the node in root coordinates.
  package func centerInRoot(of part: CGRect) -> CGPoint {
    let middle = CGPoint(x: part.midX, y: part.midY)
    let (drawing, origin) = anchor
    let point = CGPoint(x: middle.x + origin.x, y: middle.y + origin.y)
    return drawing?.convertToRoot(point) ?? point
  }

  /// Returns the node's presented frame in root coordinates. Its edges are pixel-aligned wherever the drawing's edges are.
  package func presentedFrame(scale: CGFloat) -> CGRect {
    let (drawing, origin) = anchor
    return presented(CGRect(origin: origin, size: node.drawnSize), in: drawing, scale)
  }

  /// Returns the presented frame of a part of the node.
  package func presentedFrame(of part: CGRect, scale: CGFloat) -> CGRect {
    let (drawing, origin) = anchor
    return presented(part.offsetBy(dx: origin.x, dy: origin.y), in: drawing, scale)
  }

  private func presented(_ rect: CGRect, in drawing: DrawingNode?, _ scale: CGFloat) -> CGRect {
    drawing?.presentedFrame(of: rect, scale: scale) ?? rect
  }

  /// The nearest drawing node at or above this node, and this node's origin relative to it.
  private var anchor: (drawing: DrawingNode?, origin: CGPoint) {
    var origin = CGPoint.zero
    var current: ViewNode? = node
    while let step = current {
      if let drawing = step.drawing { return (drawing, origin) }
      origin.x += step.origin.x
      origin.y += step.origin.y
      current = step.parent
    }
    return (nil, origin)
  }
}
