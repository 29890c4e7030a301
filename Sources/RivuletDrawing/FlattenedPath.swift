import Foundation
import RivuletGeometry

/// A path as straight edges, for operations that need to know which edges meet.
struct FlattenedPath {
  /// A straight piece of an outline.
  struct Edge {
    var start: CGPoint
    var end: CGPoint

    /// The smallest rectangle around the edge, as its limits.
    var top: CGFloat { min(start.y, end.y) }
    var bottom: CGFloat { max(start.y, end.y) }
    var left: CGFloat { min(start.x, end.x) }
    var right: CGFloat { max(start.x, end.x) }

    /// The point at a parameter from 0 to 1.
    func point(_ t: CGFloat) -> CGPoint { t <= 0 ? start : t >= 1 ? end : start.mixed(with: end, by: t) }
  }

  /// Edges of one subpath after the other, each from where the last one ended.
  private(set) var contours: [[Edge]] = []

  /// How far a curve may lie from its edges, in points.
  private static let tolerance: CGFloat = 0.02

  /// The edges of a path; those that close the subpaths too if an area is meant. What has numbers that are none is left out.
  init(_ path: Path, closing: Bool) {
    for subpath in path.subpaths {
      var edges: [Edge] = []
      for segment in subpath.segments { FlattenedPath.add(segment, to: &edges) }
      if closing, subpath.end != subpath.start { edges.append(Edge(start: subpath.end, end: subpath.start)) }
      guard edges.allSatisfy({ $0.start.isFinite && $0.end.isFinite }) else { continue }
      contours.append(edges)
    }
  }

  /// All edges.
  var edges: [Edge] { contours.flatMap(\.self) }

  private static func add(_ segment: PathSegment, to edges: inout [Edge]) {
    switch segment {
    case .line(let start, let end):
      if start != end { edges.append(Edge(start: start, end: end)) }
    case .curve(let curve):
      let count = min(curve.pieceCount(tolerance: tolerance), 256)
      var start = curve.p0
      for index in 1...max(count, 1) {
        let end = index >= count ? curve.p3 : curve.point(CGFloat(index) / CGFloat(count))
        if start != end { edges.append(Edge(start: start, end: end)) }
        start = end
      }
    }
  }
}

extension CGPoint {
  /// Whether both numbers are.
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
