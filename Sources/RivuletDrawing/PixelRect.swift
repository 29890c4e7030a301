package import Foundation

/// A rectangle that consists of whole pixels.
package struct PixelRect: Equatable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle without pixels.
  package static var empty: PixelRect { PixelRect(x: 0, y: 0, width: 0, height: 0) }

  /// A rectangle around the origin that is larger than any window.
  static var everywhere: PixelRect { PixelRect(x: -1 << 30, y: -1 << 30, width: 1 << 31, height: 1 << 31) }

  package var isEmpty: Bool { width <= 0 || height <= 0 }
  package var pixelCount: Int { isEmpty ? 0 : width * height }
  package var right: Int { x + width }
  package var bottom: Int { y + height }

  /// Returns the intersection of two rectangles; empty if they don't overlap.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(x: left, y: top, width: max(min(right, other.right) - left, 0), height: max(min(bottom, other.bottom) - top, 0))
  }

  /// Returns the smallest rectangle that contains both rectangles. An empty rectangle is ignored.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }

  /// Returns the rectangle offset by a shift.
  package func moved(by shift: PixelShift) -> PixelRect {
    PixelRect(x: x + shift.x, y: y + shift.y, width: width, height: height)
  }

  /// Returns true if this rectangle contains all pixels of another one.
  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
  }

  package func overlaps(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// Returns the rectangle in points at the given scale.
  package func points(scale: CGFloat) -> CGRect {
    CGRect(x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}
