package import Foundation
import RivuletDrawing
import RivuletGeometry

/// Where a node is on screen, after all effects.
@MainActor
package struct NodeGeometry {
  private let node: ViewNode

  /// The geometry of one node.
  package init(_ node: ViewNode) {
    self.node = node
  }

  /// The middle of the node, in root coordinates.
  package var centerInRoot: CGPoint { centerInRoot(of: CGRect(origin: .zero, size: node.drawnSize)) }

  /// The middle of a part of the node, in root coordinates.
  package func centerInRoot(of part: CGRect) -> CGPoint {
    let middle = CGPoint(x: part.midX, y: part.midY)
    let (drawing, origin) = anchor
    let point = CGPoint(x: middle.x + origin.x, y: middle.y + origin.y)
    return drawing?.convertToRoot(point) ?? point
  }

  /// The node's rectangle on screen, in root coordinates, on whole pixels where drawing would be.
  package func presentedFrame(scale: CGFloat) -> CGRect {
    let (drawing, origin) = anchor
    return presented(CGRect(origin: origin, size: node.drawnSize), in: drawing, scale)
  }

  /// The presented frame of a part of the node.
  package func presentedFrame(of part: CGRect, scale: CGFloat) -> CGRect {
    let (drawing, origin) = anchor
    return presented(part.offsetBy(dx: origin.x, dy: origin.y), in: drawing, scale)
  }

  private func presented(_ rect: CGRect, in drawing: DrawingNode?, _ scale: CGFloat) -> CGRect {
    drawing?.presentedFrame(of: rect, scale: scale) ?? rect
  }

  /// The nearest place in the drawing tree, from the node upwards, and the node's origin in it.
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
