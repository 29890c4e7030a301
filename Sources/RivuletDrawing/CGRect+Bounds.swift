import Foundation

/// Operations on bounds that run for every child of a group. Because sizes are never negative here, a few comparisons suffice.
extension CGRect {
  /// Returns the rectangle offset by a vector. A null rectangle stays null.
  @inline(__always) func moved(by vector: CGPoint) -> CGRect {
    isNothing ? self : CGRect(origin: CGPoint(x: origin.x + vector.x, y: origin.y + vector.y), size: size)
  }

  /// True for the null rectangle. Moving a finite rectangle never produces it.
  @inline(__always) var isNothing: Bool { origin.x == .infinity || origin.y == .infinity }

  /// The rectangle, clamped to coordinates that are safe for calculations. A side that is NaN or farther away than any screen is moved to
  /// the farthest coordinate. A null rectangle stays null.
  @inline(__always) var bounded: CGRect {
    abs(origin.x) < CGRect.farthest && abs(origin.y) < CGRect.farthest && size.width < CGRect.farthest && size.height < CGRect.farthest
      ? self : limited()
  }

  @inline(never) private func limited() -> CGRect {
    if isNothing { return self }
    func side(_ coordinate: CGFloat, _ other: CGFloat) -> CGFloat {
      coordinate.isNaN ? other : Swift.min(Swift.max(coordinate, -CGRect.farthest), CGRect.farthest)
    }
    let left = side(origin.x, -CGRect.farthest)
    let top = side(origin.y, -CGRect.farthest)
    let right = side(origin.x + size.width, CGRect.farthest)
    let bottom = side(origin.y + size.height, CGRect.farthest)
    return CGRect(x: left, y: top, width: Swift.max(right - left, 0), height: Swift.max(bottom - top, 0))
  }

  /// The maximum allowed coordinate, in points.
  private static var farthest: CGFloat { 1e12 }

  /// Returns true if the rectangles are equal, using only comparisons.
  @inline(__always) func isSame(as other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width && size.height == other.size.height
  }

  /// Returns the smallest rectangle that contains both rectangles. A null rectangle is ignored.
  @inline(__always) func joined(with other: CGRect) -> CGRect {
    if other.isNothing { return self }
    if isNothing { return other }
    let left = Swift.min(origin.x, other.origin.x)
    let top = Swift.min(origin.y, other.origin.y)
    let right = Swift.max(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = Swift.max(origin.y + size.height, other.origin.y + other.size.height)
    return CGRect(origin: CGPoint(x: left, y: top), size: CGSize(width: right - left, height: bottom - top))
  }

  /// Returns true if the gap between the rectangles is at most `distance` on each axis. A null rectangle is not near any other.
  @inline(__always) func isNear(_ other: CGRect, within distance: CGFloat = 0) -> Bool {
    other.origin.x - distance <= origin.x + size.width && origin.x - distance <= other.origin.x + other.size.width
      && other.origin.y - distance <= origin.y + size.height && origin.y - distance <= other.origin.y + other.size.height
  }

  /// Returns true if no side of this union of rectangles moves inwards when one of them changes from `old` to `new`. Returns false if
  /// rounding makes the result uncertain.
  func keepsSides(where old: CGRect, becomes new: CGRect) -> Bool {
    if old.isNothing { return true }
    let inner = CGRect.insideTolerance
    let (left, top) = (old.minX > minX + inner, old.minY > minY + inner)
    let (right, bottom) = (old.maxX < maxX - inner, old.maxY < maxY - inner)
    if new.isNothing { return left && top && right && bottom }
    return (left || new.minX <= old.minX) && (top || new.minY <= old.minY)
      && (right || new.maxX >= old.maxX) && (bottom || new.maxY >= old.maxY)
  }

  /// The distance, in points, at which a side is certainly inside another despite rounding.
  private static var insideTolerance: CGFloat { 1e-3 }
}
