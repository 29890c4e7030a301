/// The segment of a track that leads to one keyframe.
package struct KeyframeSegment<Value: VectorArithmetic> {
  /// The shape of the motion to the keyframe.
  package enum Shape {
    /// An immediate jump.
    case move
    /// A straight line, paced by a timing curve.
    case linear(UnitCurve)
    /// A cubic curve with the given velocities at its ends. If a velocity is nil, the curve uses the velocity of a smooth motion.
    case cubic(start: Value?, end: Value?)
    /// A spring with an initial velocity. If the velocity is nil, the spring uses the velocity of the preceding motion.
    case spring(Spring, start: Value?)
  }

  let target: Value
  let duration: Double
  let shape: Shape

  /// Creates a segment. If the duration isn't positive and finite, the value jumps immediately.
  package init(to target: Value, duration: Double, shape: Shape) {
    self.target = target
    let isTimed = duration > 0 && duration < .infinity
    self.duration = isTimed ? duration : 0
    self.shape = isTimed ? shape : .move
  }

  /// Returns the segment's own velocity at its start; nil if the segment continues the preceding motion.
  func ownStartVelocity(from start: Value) -> Value? {
    switch shape {
    case .move: .zero
    case .linear(let curve): (target - start).scaled(by: KeyframeSegment.finite(curve.velocity(at: 0) / duration))
    case .cubic(let velocity, _): velocity
    case .spring(_, let velocity): velocity
    }
  }

  /// Returns the velocity, or zero if it isn't finite. A quarter circle is vertical at one end, and the next segment can't use an infinite
  /// velocity.
  static func finite(_ velocity: Double) -> Double { velocity.isFinite ? velocity : 0 }
}
