import Foundation
import RivuletGeometry

/// A path approximated by straight edges, for operations that intersect edges.
struct FlattenedPath {
  /// A straight section of an outline.
  struct Edge {
    var start: CGPoint
    var end: CGPoint

    /// The edges of the smallest rectangle that contains this edge.
    var top: CGFloat { min(start.y, end.y) }
    var bottom: CGFloat { max(start.y, end.y) }
    var left: CGFloat { min(start.x, end.x) }
    var right: CGFloat { max(start.x, end.x) }

    /// Returns the point at a parameter from 0 to 1.
    func point(_ t: CGFloat) -> CGPoint { t <= 0 ? start : t >= 1 ? end : start.mixed(with: end, by: t) }
  }

  /// The edges of each subpath, in order. Each edge starts where the previous one ends.
  private(set) var contours: [[Edge]] = []

  /// The maximum distance between a curve and its edges, in points.
  private static let tolerance: CGFloat = 0.02

  /// Creates the edges of a path. If `closing` is true, edges that close the subpaths are added, which areas require. Subpaths with
  /// coordinates that are not finite are omitted.
  init(_ path: Path, closing: Bool) {
    for subpath in path.subpaths {
      var edges: [Edge] = []
      for segment in subpath.segments { FlattenedPath.add(segment, to: &edges) }
      if closing, subpath.end != subpath.start { edges.append(Edge(start: subpath.end, end: subpath.start)) }
      guard edges.allSatisfy({ $0.start.isFinite && $0.end.isFinite }) else { continue }
      contours.append(edges)
    }
  }

  /// The edges of all contours.
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
  /// True if both coordinates are finite.
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
