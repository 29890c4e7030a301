import Foundation
import RivuletGeometry

/// An overlay of two areas, which determines the outline of a combination of the areas.
///
/// All edges are split where they meet. A piece belongs to the outline if the rule returns different results on its two sides. Edges that
/// touch, overlap or intersect themselves need no special handling.
struct PathOverlay {
  private typealias Edge = FlattenedPath.Edge

  private let first: [FlattenedPath.Edge]
  private let second: [FlattenedPath.Edge]
  private let isEvenOdd: Bool
  /// The distance below which two points are considered equal.
  private let grain: CGFloat

  /// Creates an overlay of two areas.
  init(_ first: Path, _ second: Path, eoFill: Bool) {
    self.init(FlattenedPath(first, closing: true).edges, FlattenedPath(second, closing: true).edges, eoFill: eoFill)
  }

  private init(_ first: [FlattenedPath.Edge], _ second: [FlattenedPath.Edge], eoFill: Bool) {
    self.first = first
    self.second = second
    isEvenOdd = eoFill
    let reach = (first + second).reduce(CGFloat(1)) { max($0, abs($1.left), abs($1.right), abs($1.top), abs($1.bottom)) }
    grain = reach * 1e-9
  }

  /// Returns the outline of all points that satisfy a rule. The arguments of the rule indicate whether a point lies in the first and in
  /// the second area.
  func outline(_ rule: (Bool, Bool) -> Bool) -> Path {
    let pieces = PathOverlay.cut(first + second, by: first + second, grain: grain)
    var kept: [FlattenedPath.Edge] = []
    var seen: Set<PieceKey> = []
    for piece in pieces {
      guard seen.insert(PieceKey(key(piece.start), key(piece.end))).inserted else { continue }
      let (left, right) = sides(of: piece)
      let (isLeft, isRight) = (rule(isInside(first, left), isInside(second, left)), rule(isInside(first, right), isInside(second, right)))
      if isLeft == isRight { continue }
      kept.append(isLeft ? piece : FlattenedPath.Edge(start: piece.end, end: piece.start))
    }
    return chained(kept)
  }

  /// Returns the parts of a line that lie inside or outside an area.
  static func line(_ line: Path, in area: Path, keepsInside: Bool, eoFill: Bool) -> Path {
    let overlay = PathOverlay([], FlattenedPath(area, closing: true).edges, eoFill: eoFill)
    var result = Path()
    for contour in FlattenedPath(line, closing: false).contours {
      var pen: CGPoint?
      for piece in cut(contour, by: overlay.second, grain: overlay.grain) {
        let middle = piece.point(0.5)
        guard overlay.isInside(overlay.second, middle) == keepsInside else {
          pen = nil
          continue
        }
        if pen != piece.start { result.move(to: piece.start) }
        result.addLine(to: piece.end)
        pen = piece.end
      }
    }
    return result
  }
}

extension PathOverlay {
  /// A point rounded to a fine grid, for use as a key.
  private struct PointKey: Hashable {
    let x: Int64
    let y: Int64
  }

  /// The ends of a piece in a normalised order, for use as a key.
  private struct PieceKey: Hashable {
    let low: PointKey
    let high: PointKey

    init(_ first: PointKey, _ second: PointKey) {
      let isOrdered = (first.x, first.y) <= (second.x, second.y)
      (low, high) = isOrdered ? (first, second) : (second, first)
    }
  }

  private func key(_ point: CGPoint) -> PointKey {
    PointKey(x: Int64((point.x / (grain * 64)).rounded()), y: Int64((point.y / (grain * 64)).rounded()))
  }

  /// Returns two points close to the middle of a piece, one on each side.
  private func sides(of piece: FlattenedPath.Edge) -> (left: CGPoint, right: CGPoint) {
    let middle = piece.point(0.5)
    let side = (piece.end - piece.start).normalized.turned * (grain * 1000)
    return (middle + side, middle + -side)
  }

  private func isInside(_ edges: [FlattenedPath.Edge], _ point: CGPoint) -> Bool {
    var winding = 0
    for edge in edges where (edge.start.y <= point.y) != (edge.end.y <= point.y) {
      let x = edge.start.x + (edge.end.x - edge.start.x) * ((point.y - edge.start.y) / (edge.end.y - edge.start.y))
      if x > point.x { winding += edge.end.y > edge.start.y ? 1 : -1 }
    }
    return isEvenOdd ? winding & 1 != 0 : winding != 0
  }

  /// Returns the edges split into pieces that touch others only at their ends, in order.
  private static func cut(_ edges: [FlattenedPath.Edge], by others: [FlattenedPath.Edge], grain: CGFloat) -> [FlattenedPath.Edge] {
    let sorted = others.sorted { $0.top < $1.top }
    let tallest = others.reduce(0) { max($0, $1.bottom - $1.top) }
    var pieces: [FlattenedPath.Edge] = []
    for edge in edges {
      var places: [CGFloat] = []
      // Edges that start farther up than this can't reach the edge.
      var index = sorted.partitioningIndex { $0.top >= edge.top - tallest - grain }
      while index < sorted.count, sorted[index].top <= edge.bottom + grain {
        let other = sorted[index]
        index += 1
        if other.bottom < edge.top - grain || other.right < edge.left - grain || other.left > edge.right + grain { continue }
        addPlaces(where: edge, meets: other, grain: grain, to: &places)
      }
      var start = edge.start
      for place in places.sorted() {
        let end = edge.point(place)
        if hypot(end.x - start.x, end.y - start.y) <= grain * 64 { continue }
        pieces.append(FlattenedPath.Edge(start: start, end: end))
        start = end
      }
      if hypot(edge.end.x - start.x, edge.end.y - start.y) > grain * 64 {
        pieces.append(FlattenedPath.Edge(start: start, end: edge.end))
      }
    }
    return pieces
  }

  /// Appends the parameters at which another edge crosses an edge, or starts or ends on it.
  private static func addPlaces(
    where edge: FlattenedPath.Edge, meets other: FlattenedPath.Edge, grain: CGFloat, to places: inout [CGFloat]
  ) {
    let (along, across) = (edge.end - edge.start, other.end - other.start)
    let (length, cross) = (along.length, along.cross(across))
    if length == 0 { return }
    if abs(cross) > length * across.length * 1e-9 {
      let offset = other.start - edge.start
      let (t, u) = (offset.cross(across) / cross, offset.cross(along) / cross)
      let slack = grain / across.length
      if t > 0, t < 1, u >= -slack, u <= 1 + slack { places.append(t) }
      return
    }
    // The edges are parallel, so the ends of the other edge may lie on this one.
    for end in [other.start, other.end] {
      let offset = end - edge.start
      guard abs(along.cross(offset)) / length <= grain * 64 else { continue }
      let t = along.dot(offset) / (length * length)
      if t > 0, t < 1 { places.append(t) }
    }
  }

  /// Joins pieces that have the interior on their left into closed outlines.
  private func chained(_ pieces: [FlattenedPath.Edge]) -> Path {
    var next: [PointKey: [Int]] = [:]
    for (index, piece) in pieces.enumerated() { next[key(piece.start), default: []].append(index) }
    var isUsed = Array(repeating: false, count: pieces.count)
    var result = Path()
    for first in pieces.indices where !isUsed[first] {
      var points: [CGPoint] = []
      var index = first
      while !isUsed[index] {
        isUsed[index] = true
        points.append(pieces[index].start)
        let direction = pieces[index].end - pieces[index].start
        let candidates = (next[key(pieces[index].end)] ?? []).filter { !isUsed[$0] }
        // Selecting the leftmost turn separates outlines that touch.
        guard let best = candidates.max(by: { turn(direction, pieces[$0]) < turn(direction, pieces[$1]) }) else { break }
        index = best
      }
      add(points, to: &result)
    }
    return result
  }

  private func turn(_ direction: CGVector, _ piece: FlattenedPath.Edge) -> CGFloat {
    let next = piece.end - piece.start
    return atan2(direction.cross(next), direction.dot(next))
  }

  /// Adds an outline, omitting points that lie on a line between their neighbours.
  private func add(_ points: [CGPoint], to path: inout Path) {
    let corners = points.indices.filter { index in
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      let (coming, going) = (points[index] - before, after - points[index])
      return abs(coming.cross(going)) > coming.length * going.length * 1e-9 || coming.dot(going) < 0
    }
    guard corners.count > 2 else { return }
    path.addLines(corners.map { points[$0] })
    path.closeSubpath()
  }
}

extension Array {
  /// Returns the first index whose element satisfies a condition. All following elements must also satisfy it.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
