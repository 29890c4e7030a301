package import Foundation
import RivuletGeometry

extension DrawingNode {
  /// Where a rectangle of the node is on screen, in root coordinates, moved onto whole pixels as the node's item is when it is drawn (B9.23).
  package func presentedFrame(of rect: CGRect, scale: CGFloat) -> CGRect {
    let map = transformToRoot
    guard map.a == 1, map.b == 0, map.c == 0, map.d == 1 else { return rect.applying(map) }
    let moved = rect.offsetBy(dx: map.tx, dy: map.ty)
    let grid = PixelGrid(scale: scale)
    switch item {
    case .fill(let path, _, _), .stroke(let path, _, _): return path.frame == nil ? moved : grid.snap(moved)
    case .image: return grid.snap(moved)
    case .text: return CGRect(origin: grid.snap(moved.origin), size: moved.size)
    case nil: return moved
    }
  }
}
