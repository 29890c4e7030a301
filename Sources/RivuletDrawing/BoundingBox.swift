import Foundation
import RivuletGeometry

/// The smallest upright rectangle that contains the added points and curves.
struct BoundingBox {
  /// The smallest coordinates; infinite before the first point is added.
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  /// The largest coordinates; negative infinity before the first point is added.
  private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  /// The rectangle; null if nothing has been added.
  var rect: CGRect {
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Extends the box to contain a point.
  mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  /// Extends the box to contain a curve whose start it already contains. Adds the curve's end and its extrema on both axes.
  mutating func add(_ curve: Cubic) {
    add(curve.p3)
    for t in BoundingBox.turns(curve.p0.x, curve.p1.x, curve.p2.x, curve.p3.x) { add(curve.point(t)) }
    for t in BoundingBox.turns(curve.p0.y, curve.p1.y, curve.p2.y, curve.p3.y) { add(curve.point(t)) }
  }

  /// Returns the parameters inside 0…1 at which one coordinate's derivative is zero.
  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    if min(p0, p3) <= min(p1, p2), max(p1, p2) <= max(p0, p3) { return [] }
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
