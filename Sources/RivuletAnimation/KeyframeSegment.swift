/// The segment of a track that leads to one keyframe.
package struct KeyframeSegment<Value: VectorArithmetic> {
  /// The shape of the motion to the keyframe.
  package enum Shape {
    /// An immediate jump.
    case move
    /// A straight line, timed by a curve.
    case linear(UnitCurve)
    /// A cubic curve with velocities at its ends, or nil for the velocities of a smooth motion.
    case cubic(start: Value?, end: Value?)
    /// A spring with an initial velocity, or nil for the velocity of the preceding motion.
    case spring(Spring, start: Value?)
  }

  let target: Value
  let duration: Double
  let shape: Shape

  /// Creates a segment. A duration that is not positive and finite counts as zero: the value jumps immediately.
  package init(to target: Value, duration: Double, shape: Shape) {
    self.target = target
    let isTimed = duration > 0 && duration < .infinity
    self.duration = isTimed ? duration : 0
    self.shape = isTimed ? shape : .move
  }

  /// Returns the segment's own velocity at its start, or nil if it continues the preceding motion.
  func ownStartVelocity(from start: Value) -> Value? {
    switch shape {
    case .move: .zero
    case .linear(let curve): (target - start).scaled(by: KeyframeSegment.finite(curve.velocity(at: 0) / duration))
    case .cubic(let velocity, _): velocity
    case .spring(_, let velocity): velocity
    }
  }

  /// Returns a finite velocity. A quarter circle is vertical at one end, and the next segment cannot use an infinite velocity.
  static func finite(_ velocity: Double) -> Double { velocity.isFinite ? velocity : 0 }
}
