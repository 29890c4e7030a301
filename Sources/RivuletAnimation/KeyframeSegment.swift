/// The way to one keyframe of a track.
package struct KeyframeSegment<Value: VectorArithmetic> {
  /// How the value gets there.
  package enum Shape {
    /// At once.
    case move
    /// On a straight way, at the pace of a curve.
    case linear(UnitCurve)
    /// On a cubic curve with velocities at its ends; nil for those of a smooth motion.
    case cubic(start: Value?, end: Value?)
    /// By a spring with a velocity at its beginning; nil for that of the motion before.
    case spring(Spring, start: Value?)
  }

  let target: Value
  let duration: Double
  let shape: Shape

  /// A duration that is no positive finite number counts as none: the value is there at once.
  package init(to target: Value, duration: Double, shape: Shape) {
    self.target = target
    let isTimed = duration > 0 && duration < .infinity
    self.duration = isTimed ? duration : 0
    self.shape = isTimed ? shape : .move
  }

  /// The velocity at the beginning that the segment has by itself, if it begins at a value; nil if it follows the motion before.
  func ownStartVelocity(from start: Value) -> Value? {
    switch shape {
    case .move: .zero
    case .linear(let curve): (target - start).scaled(by: KeyframeSegment.finite(curve.velocity(at: 0) / duration))
    case .cubic(let velocity, _): velocity
    case .spring(_, let velocity): velocity
    }
  }

  /// A quarter of a circle is vertical at one end; such a velocity is no help to what comes next.
  static func finite(_ velocity: Double) -> Double { velocity.isFinite ? velocity : 0 }
}
