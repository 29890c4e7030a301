import Foundation

/// The device pixels, in points.
struct PixelGrid {
  /// Pixels for each point.
  let scale: CGFloat

  /// The nearest edge between pixels, halves up (B9.23). What is not finite stays.
  func snap(_ coordinate: CGFloat) -> CGFloat {
    let pixel = (coordinate * scale + 0.5).rounded(.down)
    return pixel.isFinite && scale > 0 ? pixel / scale : coordinate
  }

  /// Both coordinates by themselves.
  func snap(_ point: CGPoint) -> CGPoint {
    CGPoint(x: snap(point.x), y: snap(point.y))
  }

  /// Each edge by itself: neighbours that touch still do.
  func snap(_ rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    let left = snap(rect.minX)
    let top = snap(rect.minY)
    return CGRect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
  }
}
