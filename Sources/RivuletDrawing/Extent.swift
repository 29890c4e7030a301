import Foundation

/// A rectangle stored by its sides, which are cheaper to compare and to join than origin and size.
struct Extent {
  /// The sides. In an empty extent, the left and top are greater than the right and bottom.
  private var left = CGFloat.infinity
  private var top = CGFloat.infinity
  private var right = -CGFloat.infinity
  private var bottom = -CGFloat.infinity

  /// Creates an empty extent.
  init() {}

  /// Creates the extent of a rectangle, which must not be null, moved by an offset.
  @inline(__always) init(_ rect: CGRect, at offset: CGPoint) {
    left = rect.origin.x + offset.x
    top = rect.origin.y + offset.y
    right = left + rect.size.width
    bottom = top + rect.size.height
  }

  /// The rectangle, or null for an empty extent.
  var rect: CGRect {
    left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }

  var isNothing: Bool { left > right }

  /// Returns the extent moved by a vector.
  func moved(by shift: CGPoint) -> Extent {
    var moved = self
    moved.left += shift.x
    moved.top += shift.y
    moved.right += shift.x
    moved.bottom += shift.y
    return moved
  }

  /// Grows the extent to contain another.
  @inline(__always) mutating func join(_ other: Extent) {
    left = other.left < left ? other.left : left
    top = other.top < top ? other.top : top
    right = other.right > right ? other.right : right
    bottom = other.bottom > bottom ? other.bottom : bottom
  }

  /// Returns true if the gap between both extents is at most `distance` wide on both axes. An empty extent is near every extent.
  @inline(__always) func isNear(_ other: Extent, within distance: CGFloat) -> Bool {
    left - distance <= other.right && top - distance <= other.bottom && other.left <= right + distance
      && other.top <= bottom + distance || left > right
  }
}
