public import Foundation
import RivuletGeometry

extension Path {
  /// Returns true if the filled area contains a point. Open subpaths are treated as closed. A point on an edge shared by two shapes
  /// belongs to only one of them.
  ///
  /// If `eoFill` is true, an area is filled if a ray from it crosses the outline an odd number of times. Otherwise, it is filled if the
  /// outline winds around it.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    switch storage {
    case .empty: return false
    case .rect(let rect): return rect.covers(p)
    default:
      guard boundingRect.covers(p) else { return false }
      let winding = winding(around: p)
      return eoFill ? winding & 1 != 0 : winding != 0
    }
  }

  /// Returns the winding number of the outline around a point. Turns in the opposite direction are negative.
  private func winding(around point: CGPoint) -> Int {
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.segments {
        switch segment {
        case .line(let start, let end): winding += Path.crossing(start, end, point)
        case .curve(let curve): winding += Path.crossing(curve, point)
        }
      }
      winding += Path.crossing(subpath.end, subpath.start, point)
    }
    return winding
  }

  /// Returns the direction in which a line crosses the ray from the point towards larger x: +1 for downwards, -1 for upwards, or 0 for no
  /// crossing.
  private static func crossing(_ start: CGPoint, _ end: CGPoint, _ point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let x = start.x + (end.x - start.x) * ((point.y - start.y) / (end.y - start.y))
    guard x > point.x else { return 0 }
    return end.y > start.y ? 1 : -1
  }

  /// Returns the sum of the crossings of a curve with the ray from a point.
  private static func crossing(_ curve: Cubic, _ point: CGPoint) -> Int {
    let low = min(min(curve.p0.y, curve.p1.y), min(curve.p2.y, curve.p3.y))
    let high = max(max(curve.p0.y, curve.p1.y), max(curve.p2.y, curve.p3.y))
    guard low <= point.y, point.y <= high else { return 0 }
    let size = max((curve.p1 - curve.p0).length, (curve.p2 - curve.p1).length, (curve.p3 - curve.p2).length)
    guard size > 0 else { return 0 }
    let count = curve.pieceCount(tolerance: size * 0.0005)
    var winding = 0
    var start = curve.p0
    for index in 1...count {
      let end = index == count ? curve.p3 : curve.point(CGFloat(index) / CGFloat(count))
      winding += crossing(start, end, point)
      start = end
    }
    return winding
  }
}
