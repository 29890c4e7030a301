import Foundation

/// The grid of device pixels, measured in points.
struct PixelGrid {
  /// The number of pixels per point.
  let scale: CGFloat

  /// The tolerance for numbers just below half a pixel, which still count as half. Because of it, positions that are whole pixels apart
  /// snap in the same way despite rounding errors.
  private static let tolerance: CGFloat = 1e-6

  /// Returns the nearest pixel boundary; halves are rounded up (B9.23). A coordinate that is not finite is returned unchanged.
  func snap(_ coordinate: CGFloat) -> CGFloat {
    let pixel = (coordinate * scale + (0.5 + Self.tolerance)).rounded(.down)
    return pixel.isFinite && scale > 0 ? pixel / scale : coordinate
  }

  /// Returns the index of the nearest pixel boundary; nil if it is too far away to be represented.
  func pixel(_ coordinate: CGFloat) -> Int? {
    let pixel = (snap(coordinate) * scale).rounded()
    return abs(pixel) < Self.farthest ? Int(pixel) : nil
  }

  /// The maximum index of a pixel boundary.
  private static let farthest: CGFloat = 1e9

  /// Returns a rectangle with each edge snapped to a pixel boundary, offset by `origin` and clipped to `limit`.
  func pixels(_ rect: CGRect, movedBy origin: PixelShift, in limit: PixelRect) -> PixelRect {
    if rect.isNothing { return .empty }
    func edge(_ coordinate: CGFloat) -> CGFloat { (snap(coordinate) * scale).rounded() }
    return pixels(CGPoint(x: edge(rect.minX), y: edge(rect.minY)), CGPoint(x: edge(rect.maxX), y: edge(rect.maxY)), origin, limit)
  }

  /// Returns all pixels that a rectangle touches, offset by `origin` and clipped to `limit`.
  func pixels(around rect: CGRect, movedBy origin: PixelShift = .zero, in limit: PixelRect) -> PixelRect {
    // An edge that crosses a pixel boundary only because of a rounding error does not touch the next pixel.
    func outwards(_ coordinate: CGFloat, _ rule: FloatingPointRoundingRule, _ slack: CGFloat) -> CGFloat {
      (coordinate * scale + slack).rounded(rule)
    }
    if rect.isNothing { return .empty }
    let low = CGPoint(x: outwards(rect.minX, .down, Self.tolerance), y: outwards(rect.minY, .down, Self.tolerance))
    let high = CGPoint(x: outwards(rect.maxX, .up, -Self.tolerance), y: outwards(rect.maxY, .up, -Self.tolerance))
    return pixels(low, high, origin, limit)
  }

  /// Returns the pixels between two corners, which may have arbitrary coordinates.
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

  /// Returns the rectangle with each edge snapped independently, so that adjacent rectangles stay adjacent.
  func snap(_ rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    let left = snap(rect.minX)
    let top = snap(rect.minY)
    return CGRect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
  }
}
