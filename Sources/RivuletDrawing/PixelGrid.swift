import Foundation

/// The device pixels, in points.
struct PixelGrid {
  /// Pixels for each point.
  let scale: CGFloat

  /// So much less than half a pixel counts as half, so that a sum is moved to the same edge as the same sum some whole pixels further.
  private static let tolerance: CGFloat = 1e-6

  /// The nearest edge between pixels, halves up (B9.23). What is not finite stays.
  func snap(_ coordinate: CGFloat) -> CGFloat {
    let pixel = (coordinate * scale + (0.5 + Self.tolerance)).rounded(.down)
    return pixel.isFinite && scale > 0 ? pixel / scale : coordinate
  }

  /// The number of that edge; nil if it is too far away to be counted.
  func pixel(_ coordinate: CGFloat) -> Int? {
    let pixel = (snap(coordinate) * scale).rounded()
    return abs(pixel) < Self.farthest ? Int(pixel) : nil
  }

  /// In pixels.
  private static let farthest: CGFloat = 1e9

  /// A rectangle whose edges are moved to the nearest ones between pixels, inside of another one.
  func pixels(_ rect: CGRect, movedBy origin: PixelShift, in limit: PixelRect) -> PixelRect {
    if rect.isNothing { return .empty }
    func edge(_ coordinate: CGFloat) -> CGFloat { (snap(coordinate) * scale).rounded() }
    return pixels(CGPoint(x: edge(rect.minX), y: edge(rect.minY)), CGPoint(x: edge(rect.maxX), y: edge(rect.maxY)), origin, limit)
  }

  /// The same with all pixels that the rectangle touches.
  func pixels(around rect: CGRect, movedBy origin: PixelShift = .zero, in limit: PixelRect) -> PixelRect {
    // What is a little beyond an edge by rounding of numbers touches no more.
    func outwards(_ coordinate: CGFloat, _ rule: FloatingPointRoundingRule, _ slack: CGFloat) -> CGFloat {
      (coordinate * scale + slack).rounded(rule)
    }
    if rect.isNothing { return .empty }
    let low = CGPoint(x: outwards(rect.minX, .down, Self.tolerance), y: outwards(rect.minY, .down, Self.tolerance))
    let high = CGPoint(x: outwards(rect.maxX, .up, -Self.tolerance), y: outwards(rect.maxY, .up, -Self.tolerance))
    return pixels(low, high, origin, limit)
  }

  /// The pixels between two corners, which may lie anywhere.
  private func pixels(_ low: CGPoint, _ high: CGPoint, _ origin: PixelShift, _ limit: PixelRect) -> PixelRect {
    func bounded(_ coordinate: CGFloat, _ origin: Int, _ low: Int, _ high: Int) -> Int {
      let place = coordinate + CGFloat(origin)
      return place.isNaN ? low : Int(min(max(place, CGFloat(low)), CGFloat(high)))
    }
    let left = bounded(low.x, origin.x, limit.x, limit.right), top = bounded(low.y, origin.y, limit.y, limit.bottom)
    let right = bounded(high.x, origin.x, limit.x, limit.right), bottom = bounded(high.y, origin.y, limit.y, limit.bottom)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
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
