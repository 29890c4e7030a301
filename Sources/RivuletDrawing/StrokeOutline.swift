import Foundation
import RivuletGeometry

/// A builder that creates the outline of a stroke, one subpath at a time.
///
/// Both sides of a subpath are drawn parallel to its segments. On the inner side of a corner, the parallels are joined through the corner
/// point. The resulting loops lie inside the stroke, and the winding rule makes them invisible.
struct StrokeOutline {
  /// The elements of the outline so far.
  private(set) var elements: [Path.Element] = []
  /// The style of the line.
  private let style: StrokeStyle
  /// Half the line width.
  private let half: CGFloat

  /// Creates a builder for a stroke without dashes.
  init(_ style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  /// Adds the outline of one subpath.
  mutating func add(_ subpath: Subpath) {
    let pieces = subpath.segments.flatMap { StrokeOutline.pieces($0) }
    guard let first = pieces.first, let last = pieces.last else {
      addDot(at: subpath.start, isClosed: subpath.isClosed)
      return
    }
    let back = pieces.reversed().map(\.reversed)
    move(to: first.start + first.startTangent.turned * half)
    addSide(pieces)
    if subpath.isClosed {
      addJoin(at: first.start, from: last.endTangent, to: first.startTangent)
      elements.append(.closeSubpath)
      move(to: last.end - last.endTangent.turned * half)
      addSide(back)
      addJoin(at: last.end, from: -first.startTangent, to: -last.endTangent)
    } else {
      addCap(at: last.end, along: last.endTangent)
      addSide(back)
      addCap(at: first.start, along: -first.startTangent)
    }
    elements.append(.closeSubpath)
  }

  /// Adds a subpath of zero length, which is visible only if its caps extend beyond its point.
  private mutating func addDot(at point: CGPoint, isClosed: Bool) {
    switch style.lineCap {
    case .butt: return
    case .round, .square:
      let right = CGVector(dx: 1, dy: 0)
      move(to: point + right.turned * half)
      addCap(at: point, along: right)
      addCap(at: point, along: -right)
      elements.append(.closeSubpath)
    }
  }

  /// Adds the parallels of the pieces, joined by corners.
  private mutating func addSide(_ pieces: [PathSegment]) {
    for (index, piece) in pieces.enumerated() {
      if index > 0 { addJoin(at: piece.start, from: pieces[index - 1].endTangent, to: piece.startTangent) }
      addParallel(piece)
    }
  }

  /// Adds the parallel of a piece, starting at the current point.
  private mutating func addParallel(_ piece: PathSegment) {
    let start = piece.startTangent.turned * half
    let end = piece.endTangent.turned * half
    switch piece {
    case .line(_, let point): line(to: point + end)
    case .curve(let curve):
      let p0 = curve.p0 + start
      let p3 = curve.p3 + end
      let chord = (curve.p3 - curve.p0).length
      let scale = chord > 0 ? (p3 - p0).dot(curve.p3 - curve.p0) / (chord * chord) : 1
      elements.append(
        .curve(to: p3, control1: p0 + (curve.p1 - curve.p0) * scale, control2: p3 + (curve.p2 - curve.p3) * scale))
    }
  }

  /// Adds the join between the end of one parallel and the start of the next.
  private mutating func addJoin(at vertex: CGPoint, from: CGVector, to: CGVector) {
    let turn = from.cross(to)
    let cosine = from.dot(to)
    let target = vertex + to.turned * half
    if abs(turn) < 1e-6, cosine > 0 {
      line(to: target)
    } else if turn > 0 {
      line(to: vertex)
      line(to: target)
    } else {
      addOuterJoin(at: vertex, from: from, to: to, cosine: cosine, target: target)
    }
  }

  /// Adds the corner on the outer side, where the parallels have a gap.
  private mutating func addOuterJoin(at vertex: CGPoint, from: CGVector, to: CGVector, cosine: CGFloat, target: CGPoint) {
    switch style.lineJoin {
    case .miter:
      // The length of the miter, relative to half the line width, is 1 / cos of half the turning angle.
      let ratio = (2 / max(1 + cosine, 1e-12)).squareRoot()
      if ratio <= style.miterLimit { line(to: vertex + (from.turned + to.turned).normalized * (half * ratio)) }
      line(to: target)
    case .round:
      let sweep = -acos(min(max(cosine, -1), 1))
      addArc(around: vertex, from: from.turned, sweep: sweep)
      line(to: target)
    case .bevel:
      line(to: target)
    }
  }

  /// Adds a cap that connects the two sides at an end. The tangent points outwards.
  private mutating func addCap(at end: CGPoint, along tangent: CGVector) {
    let side = tangent.turned
    switch style.lineCap {
    case .butt: break
    case .round: addArc(around: end, from: side, sweep: -.pi)
    case .square:
      line(to: end + (side + tangent) * half)
      line(to: end + (tangent + -side) * half)
    }
    line(to: end + -side * half)
  }

  /// Adds an arc around a point. Its radius is half the line width.
  private mutating func addArc(around center: CGPoint, from direction: CGVector, sweep: CGFloat) {
    guard sweep.isFinite else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = half * (4.0 / 3.0 * tan(step / 4))
    var radius = direction
    for _ in 0..<count {
      let next = radius * cos(step) + radius.turned * sin(step)
      elements.append(
        .curve(
          to: center + next * half,
          control1: center + radius * half + radius.turned * handle,
          control2: center + next * half + next.turned * -handle))
      radius = next
    }
  }

  /// Begins a contour.
  private mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
  }

  /// Adds a straight line, unless it would have zero length.
  private mutating func line(to point: CGPoint) {
    if elements.last?.end != point { elements.append(.line(to: point)) }
  }
}

extension StrokeOutline {
  /// Splits a segment into pieces that bend so little that a parallel curve approximates the exact offset curve. The result is empty for
  /// a segment of zero length.
  static func pieces(_ segment: PathSegment) -> [PathSegment] {
    switch segment {
    case .line(let start, let end): start == end ? [] : [segment]
    case .curve(let curve): pieces(curve, depth: 0)
    }
  }

  /// Splits a curve in half repeatedly until its control polygon is nearly straight.
  private static func pieces(_ curve: Cubic, depth: Int) -> [PathSegment] {
    let legs = [curve.p1 - curve.p0, curve.p2 - curve.p1, curve.p3 - curve.p2].filter { $0.length > 0 }
    guard let first = legs.first else { return [] }
    let isGentle = zip(legs, legs.dropFirst()).allSatisfy { $0.normalized.dot($1.normalized) > 0.96 }
    if isGentle && legs.allSatisfy({ first.normalized.dot($0.normalized) > 0.9 }) || depth == 6 { return [.curve(curve)] }
    let halves = curve.split(0.5)
    return pieces(halves.0, depth: depth + 1) + pieces(halves.1, depth: depth + 1)
  }
}

/// Returns the point offset by the opposite of a vector, on the other side of the path.
private func - (point: CGPoint, vector: CGVector) -> CGPoint {
  CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
}
