package import Foundation
import RivuletGeometry

extension DrawingNode {
  /// Returns the on-screen frame of a rectangle in the node, in root coordinates, snapped to whole pixels like the node's item (B9.23).
  package func presentedFrame(of rect: CGRect, scale: CGFloat) -> CGRect {
    let grid = PixelGrid(scale: scale)
    guard let origin = drawnOrigin(grid) else { return rect.applying(transformToRoot) }
    let moved = rect.offsetBy(dx: origin.x, dy: origin.y)
    switch item {
    case .fill(let path, _, _), .stroke(let path, _, _): return path.frame == nil ? moved : grid.snap(moved)
    case .image: return grid.snap(moved)
    case .text: return CGRect(origin: grid.snap(moved.origin), size: moved.size)
    case .picture, nil: return moved
    }
  }

  /// Returns the drawn position of the node's origin in root coordinates, where enclosing scroll layers are snapped to whole pixels; nil
  /// if the node is not upright.
  private func drawnOrigin(_ grid: PixelGrid) -> CGPoint? {
    guard transform?.isTranslation != false, projection == nil, let outer = parent == nil ? .zero : parent?.drawnOrigin(grid) else {
      return nil
    }
    let origin = CGPoint(x: outer.x + offset.x + (transform?.tx ?? 0), y: outer.y + offset.y + (transform?.ty ?? 0))
    return effects?.scrollLayer == nil ? origin : grid.snap(origin)
  }
}
