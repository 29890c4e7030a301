import Foundation
import RivuletGeometry

/// A line or curve in a subpath, including its start point. Quadratic curves are represented as cubic curves.
enum PathSegment: Equatable {
  /// A line from the first point to the second.
  case line(CGPoint, CGPoint)
  /// A cubic curve.
  case curve(Cubic)

  /// The start point.
  var start: CGPoint {
    switch self {
    case .line(let start, _): start
    case .curve(let curve): curve.p0
    }
  }

  /// The end point.
  var end: CGPoint {
    switch self {
    case .line(_, let end): end
    case .curve(let curve): curve.p3
    }
  }

  /// The segment in reverse.
  var reversed: PathSegment {
    switch self {
    case .line(let start, let end): .line(end, start)
    case .curve(let curve): .curve(curve.reversed)
    }
  }

  /// The unit vector in the direction at the start; zero if the segment has no length.
  var startTangent: CGVector {
    switch self {
    case .line(let start, let end): (end - start).normalized
    case .curve(let curve): curve.startTangent
    }
  }

  /// The unit vector in the direction at the end; zero if the segment has no length.
  var endTangent: CGVector {
    switch self {
    case .line(let start, let end): (end - start).normalized
    case .curve(let curve): curve.endTangent
    }
  }

  /// The length of the vector, in points.
  var length: CGFloat {
    switch self {
    case .line(let start, let end): (end - start).length
    case .curve(let curve): curve.length()
    }
  }

  /// Returns the section between two distances from the start. `length` is the total length of the segment.
  func part(from: CGFloat, to: CGFloat, of length: CGFloat) -> PathSegment {
    if from <= 0, to >= length { return self }
    switch self {
    case .line(let start, let end):
      return .line(
        from <= 0 ? start : start.mixed(with: end, by: from / length),
        to >= length ? end : start.mixed(with: end, by: to / length))
    case .curve(let curve):
      return .curve(curve.part(curve.parameter(at: from, of: length), curve.parameter(at: to, of: length)))
    }
  }

  /// The element that draws the segment from the current point.
  var element: Path.Element {
    switch self {
    case .line(_, let end): .line(to: end)
    case .curve(let curve): .curve(to: curve.p3, control1: curve.p1, control2: curve.p2)
    }
  }
}
