import Foundation
import RivuletGeometry

/// A cubic Bézier curve between two points.
struct Cubic: Equatable {
  /// The start point.
  var p0: CGPoint
  /// The control point at the start.
  var p1: CGPoint
  /// The control point at the end.
  var p2: CGPoint
  /// The end point.
  var p3: CGPoint

  /// Creates a curve from its four points.
  init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// Creates a cubic curve that equals a quadratic curve.
  init(_ start: CGPoint, control: CGPoint, _ end: CGPoint) {
    self.init(start, start.mixed(with: control, by: 2.0 / 3.0), end.mixed(with: control, by: 2.0 / 3.0), end)
  }

  /// The curve in the reverse direction.
  var reversed: Cubic { Cubic(p3, p2, p1, p0) }

  /// Returns the point at a parameter from 0 to 1.
  func point(_ t: CGFloat) -> CGPoint {
    let s = 1 - t
    let a = s * s * s
    let b = 3 * s * s * t
    let c = 3 * s * t * t
    let d = t * t * t
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
      y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  /// Returns the derivative at a parameter.
  func derivative(_ t: CGFloat) -> CGVector {
    let s = 1 - t
    return (p1 - p0) * (3 * s * s) + (p2 - p1) * (6 * s * t) + (p3 - p2) * (3 * t * t)
  }

  /// The direction at the start. If the control point coincides with the start, the direction points to the next distinct point.
  var startTangent: CGVector {
    for point in [p1, p2, p3] where point != p0 { return (point - p0).normalized }
    return .zero
  }

  /// The direction at the end. If the control point coincides with the end, the direction comes from the previous distinct point.
  var endTangent: CGVector {
    for point in [p2, p1, p0] where point != p3 { return (p3 - point).normalized }
    return .zero
  }

  /// Returns the parts before and after a parameter.
  func split(_ t: CGFloat) -> (Cubic, Cubic) {
    let a = p0.mixed(with: p1, by: t)
    let b = p1.mixed(with: p2, by: t)
    let c = p2.mixed(with: p3, by: t)
    let ab = a.mixed(with: b, by: t)
    let bc = b.mixed(with: c, by: t)
    let middle = ab.mixed(with: bc, by: t)
    return (Cubic(p0, a, ab, middle), Cubic(middle, bc, c, p3))
  }

  /// Returns the section between two parameters.
  func part(_ from: CGFloat, _ to: CGFloat) -> Cubic {
    let head = to >= 1 ? self : split(to).0
    if from <= 0 || to <= 0 { return head }
    return head.split(from / to).1
  }

  /// Returns the number of line segments that approximate the curve within `tolerance`.
  func pieceCount(tolerance: CGFloat) -> Int {
    let bend = max((p0 - p1 + (p2 - p1)).length, (p1 - p2 + (p3 - p2)).length)
    let count = (bend * 0.75 / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 128)) : 1
  }
}
