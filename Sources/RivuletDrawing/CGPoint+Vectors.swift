import Foundation
import RivuletGeometry

// These operators for points and vectors are internal, so that apps never see them.

/// Returns the point offset by a vector.
func + (point: CGPoint, vector: CGVector) -> CGPoint {
  CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}

/// Returns the vector from the second point to the first.
func - (end: CGPoint, start: CGPoint) -> CGVector {
  CGVector(dx: end.x - start.x, dy: end.y - start.y)
}

/// Returns the sum of two vectors.
func + (first: CGVector, second: CGVector) -> CGVector {
  CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
}

/// Returns the vector scaled by a factor.
func * (vector: CGVector, factor: CGFloat) -> CGVector {
  CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
}

/// Returns the opposite vector.
prefix func - (vector: CGVector) -> CGVector {
  CGVector(dx: -vector.dx, dy: -vector.dy)
}

extension CGPoint {
  /// Returns the point at a fraction of the distance to another point, where 0 is this point and 1 is the other point.
  func mixed(with other: CGPoint, by t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}

extension CGVector {
  /// The length of the vector, in points.
  var length: CGFloat { hypot(dx, dy) }

  /// The unit vector in this direction; zero for the zero vector.
  var normalized: CGVector {
    let length = length
    return length > 0 ? self * (1 / length) : .zero
  }

  /// The vector rotated by a quarter turn towards larger angles.
  var turned: CGVector { CGVector(dx: -dy, dy: dx) }

  /// Returns the dot product of the vectors.
  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  /// Returns the cross product of the vectors, which is positive if the other vector's angle is larger.
  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
}
