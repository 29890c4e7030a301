import Foundation

/// The grid of device pixels, in points.
struct PixelGrid {
  /// The number of pixels per point.
  let scale: CGFloat

  /// The tolerance below half a pixel that still counts as half. With it, positions that are whole pixels apart snap in the same way in
  /// spite of rounding.
  private static let tolerance: CGFloat = 1e-6

  /// Returns the nearest edge between pixels, rounding halves up (B9.23). Coordinates that are not finite are unchanged.
  func snap(_ coordinate: CGFloat) -> CGFloat {
    let pixel = (coordinate * scale + (0.5 + Self.tolerance)).rounded(.down)
    return pixel.isFinite && scale > 0 ? pixel / scale : coordinate
  }

  /// Returns the number of the nearest edge between pixels, or nil if it is too far away to be counted.
  func pixel(_ coordinate: CGFloat) -> Int? {
    let pixel = (snap(coordinate) * scale).rounded()
    return abs(pixel) < Self.farthest ? Int(pixel) : nil
  }

  /// The maximum number of an edge, in pixels.
  private static let farthest: CGFloat = 1e9

  /// Returns a rectangle with each edge snapped to pixels, moved by `origin` and limited to `limit`.
  func pixels(_ rect: CGRect, movedBy origin: PixelShift, in limit: PixelRect) -> PixelRect {
    if rect.isNothing { return .empty }
    func edge(_ coordinate: CGFloat) -> CGFloat { (snap(coordinate) * scale).rounded() }
    return pixels(CGPoint(x: edge(rect.minX), y: edge(rect.minY)), CGPoint(x: edge(rect.maxX), y: edge(rect.maxY)), origin, limit)
  }

  /// Returns all pixels that a rectangle touches, moved by `origin` and limited to `limit`.
  func pixels(around rect: CGRect, movedBy origin: PixelShift = .zero, in limit: PixelRect) -> PixelRect {
    // An edge that exceeds a pixel edge only by a rounding error does not touch another pixel.
    func outwards(_ coordinate: CGFloat, _ rule: FloatingPointRoundingRule, _ slack: CGFloat) -> CGFloat {
      (coordinate * scale + slack).rounded(rule)
    }
    if rect.isNothing { return .empty }
    let low = CGPoint(x: outwards(rect.minX, .down, Self.tolerance), y: outwards(rect.minY, .down, Self.tolerance))
    let high = CGPoint(x: outwards(rect.maxX, .up, -Self.tolerance), y: outwards(rect.maxY, .up, -Self.tolerance))
    return pixels(low, high, origin, limit)
  }

  /// Returns the pixels between two corners at arbitrary positions.
  private func pixels(_ low: CGPoint, _ high: CGPoint, _ origin: PixelShift, _ limit: PixelRect) -> PixelRect {
    func bounded(_ coordinate: CGFloat, _ origin: Int, _ low: Int, _ high: Int) -> Int {
      let place = coordinate + CGFloat(origin)
      return place.isNaN ? low : Int(min(max(place, CGFloat(low)), CGFloat(high)))
    }
    let left = bounded(low.x, origin.x, limit.x, limit.right), top = bounded(low.y, origin.y, limit.y, limit.bottom)
    let right = bounded(high.x, origin.x, limit.x, limit.right), bottom = bounded(high.y, origin.y, limit.y, limit.bottom)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the point with both coordinates snapped.
  func snap(_ point: CGPoint) -> CGPoint {
    CGPoint(x: snap(point.x), y: snap(point.y))
  }

  /// Returns the rectangle with each edge snapped separately, so that adjacent rectangles stay adjacent.
  func snap(_ rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    let left = snap(rect.minX)
    let top = snap(rect.minY)
    return CGRect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
  }
}
