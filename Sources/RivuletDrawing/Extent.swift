import Foundation

/// A rectangle represented by its edges, which are cheaper to compare and merge than an origin and a size.
struct Extent {
  /// The edges. In an empty extent, the left and top edges are greater than the right and bottom edges.
  private var left = CGFloat.infinity
  private var top = CGFloat.infinity
  private var right = -CGFloat.infinity
  private var bottom = -CGFloat.infinity

  /// Creates an empty extent.
  init() {}

  /// Creates the extent of a rectangle with an offset. The rectangle must not be null.
  @inline(__always) init(_ rect: CGRect, at offset: CGPoint) {
    left = rect.origin.x + offset.x
    top = rect.origin.y + offset.y
    right = left + rect.size.width
    bottom = top + rect.size.height
  }

  /// The equivalent rectangle; null if the extent is empty.
  var rect: CGRect {
    left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }

  var isNothing: Bool { left > right }

  /// Returns the extent offset by a vector.
  func moved(by shift: CGPoint) -> Extent {
    var moved = self
    moved.left += shift.x
    moved.top += shift.y
    moved.right += shift.x
    moved.bottom += shift.y
    return moved
  }

  /// Extends the extent to contain another one.
  @inline(__always) mutating func join(_ other: Extent) {
    left = other.left < left ? other.left : left
    top = other.top < top ? other.top : top
    right = other.right > right ? other.right : right
    bottom = other.bottom > bottom ? other.bottom : bottom
  }

  /// Returns true if the gap between the extents is at most `distance` on each axis. An empty extent is near any other.
  @inline(__always) func isNear(_ other: Extent, within distance: CGFloat) -> Bool {
    left - distance <= other.right && top - distance <= other.bottom && other.left <= right + distance
      && other.top <= bottom + distance || left > right
  }
}
