import Foundation
import RivuletGeometry

// Points and vectors in formulas; kept inside this room, so that apps never see these operators.

/// The point moved.
func + (point: CGPoint, vector: CGVector) -> CGPoint {
  CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}

/// The way from the second point to the first.
func - (end: CGPoint, start: CGPoint) -> CGVector {
  CGVector(dx: end.x - start.x, dy: end.y - start.y)
}

/// One way after the other.
func + (first: CGVector, second: CGVector) -> CGVector {
  CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
}

/// The way stretched.
func * (vector: CGVector, factor: CGFloat) -> CGVector {
  CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
}

/// The way back.
prefix func - (vector: CGVector) -> CGVector {
  CGVector(dx: -vector.dx, dy: -vector.dy)
}

extension CGPoint {
  /// The point that divides the line to another one in this ratio: 0 is this point, 1 the other.
  func mixed(with other: CGPoint, by t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}

extension CGVector {
  /// In points.
  var length: CGFloat { hypot(dx, dy) }

  /// The same direction with length one; zero stays zero.
  var normalized: CGVector {
    let length = length
    return length > 0 ? self * (1 / length) : .zero
  }

  /// A quarter turn towards larger angles.
  var turned: CGVector { CGVector(dx: -dy, dy: dx) }

  /// The product of the lengths and the cosine of the angle between.
  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  /// The product of the lengths and the sine of the turn to the other: positive towards larger angles.
  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
}
