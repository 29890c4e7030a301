/// A value as a function of time that passes through the keyframes of one track.
package struct KeyframeCourse<Value: VectorArithmetic> {
  private var pieces: [Piece] = []
  private let initial: Value
  /// The total duration, in seconds.
  package private(set) var duration = 0.0

  /// A segment, along with the values and velocities determined by its neighbours.
  private struct Piece {
    let segment: KeyframeSegment<Value>
    let beginning: Double
    let start: Value
    let startVelocity: Value
    let endVelocity: Value

    /// Returns the value at a time in seconds since the start of the segment.
    func value(after time: Double) -> Value {
      let way = segment.target - start
      switch segment.shape {
      case .move: return segment.target
      case .linear(let curve): return start + way.scaled(by: curve.value(at: time / segment.duration))
      case .spring(let spring, _): return start + spring.value(target: way, initialVelocity: startVelocity, time: time)
      case .cubic:
        let t = time / segment.duration
        let rest = 1 - t
        return start + way.scaled(by: t * t * (3 - 2 * t)) + startVelocity.scaled(by: segment.duration * t * rest * rest)
          - endVelocity.scaled(by: segment.duration * t * t * rest)
      }
    }
  }

  /// Creates a course that starts at a value and follows the segments in order.
  package init(from initial: Value, _ segments: [KeyframeSegment<Value>]) {
    self.initial = initial
    var (start, velocity) = (initial, Value.zero)
    for (index, segment) in segments.enumerated() {
      let startVelocity = segment.ownStartVelocity(from: start) ?? velocity
      let next = index + 1 < segments.count ? segments[index + 1] : nil
      velocity = KeyframeCourse.endVelocity(of: segment, from: start, startVelocity, before: next)
      let piece = Piece(segment: segment, beginning: duration, start: start, startVelocity: startVelocity, endVelocity: velocity)
      pieces.append(piece)
      duration += segment.duration
      if case .spring = segment.shape { start = piece.value(after: segment.duration) } else { start = segment.target }
    }
  }

  private static func endVelocity(
    of segment: KeyframeSegment<Value>, from start: Value, _ startVelocity: Value, before next: KeyframeSegment<Value>?
  ) -> Value {
    let way = segment.target - start
    switch segment.shape {
    case .move: return .zero
    case .linear(let curve): return way.scaled(by: KeyframeSegment<Value>.finite(curve.velocity(at: 1) / segment.duration))
    case .spring(let spring, _): return spring.velocity(target: way, initialVelocity: startVelocity, time: segment.duration)
    case .cubic(_, let velocity?): return velocity
    case .cubic:
      // The last segment comes to rest. Other segments end with the start velocity of the next segment. Two consecutive cubic curves
      // therefore form a Catmull-Rom spline.
      guard let next else { return .zero }
      return next.ownStartVelocity(from: segment.target) ?? (next.target - start).scaled(by: 1 / (segment.duration + next.duration))
    }
  }

  /// Returns the value at a time. Before the start, returns the initial value. After the end, returns the value of the last keyframe.
  package func value(at time: Double) -> Value {
    // NaN fails the comparison and is treated as the start.
    let time = time > 0 ? time : 0
    for piece in pieces where time < piece.beginning + piece.segment.duration { return piece.value(after: time - piece.beginning) }
    return pieces.last?.segment.target ?? initial
  }
}
