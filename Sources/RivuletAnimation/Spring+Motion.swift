public import Foundation

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Spring {
  /// Where the spring is at a time, on its way from zero to the target.
  public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
    let motion = SpringMotion(frequency: angularFrequency, ratio: dampingRatio, time: time)
    return target - target.scaled(by: motion.position.y) + initialVelocity.scaled(by: motion.position.v)
  }

  /// How fast the spring moves at a time, on its way from zero to the target, in units per second.
  public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
    let motion = SpringMotion(frequency: angularFrequency, ratio: dampingRatio, time: time)
    return initialVelocity.scaled(by: motion.velocity.v) - target.scaled(by: motion.velocity.y)
  }

  /// Moves a value and its velocity on by a span of time.
  public func update<V>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) where V: VectorArithmetic {
    let motion = SpringMotion(frequency: angularFrequency, ratio: dampingRatio, time: deltaTime)
    let displacement = value - target
    let speed = velocity
    value = target + displacement.scaled(by: motion.position.y) + speed.scaled(by: motion.position.v)
    velocity = displacement.scaled(by: motion.velocity.y) + speed.scaled(by: motion.velocity.v)
  }

  /// The pull of the spring and the drag at a position, for a mass of 1: units per second squared.
  public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// How long it takes until all later values are closer to the target than `epsilon`; infinite for a spring without drag.
  public func settlingDuration<V>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval where V: VectorArithmetic {
    let way = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    if angularFrequency == .infinity || (way <= epsilon && speed == 0) { return 0 }
    guard epsilon > 0, dampingRatio > 0, angularFrequency > 0, way.isFinite, speed.isFinite else { return .infinity }
    if dampingRatio < 1 {
      // The time at which the curve around the oscillation comes down to epsilon.
      let decay = dampingRatio * angularFrequency
      let damped = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = initialVelocity - target.scaled(by: decay)
      let amplitude = (way * way + sine.magnitudeSquared / (damped * damped)).squareRoot()
      return max(log(amplitude / epsilon) / decay, 0)
    }
    return settlingDurationWithoutOscillation(target, initialVelocity, epsilon)
  }

  /// Such a spring passes its target at most once, so that from some time on the distance only falls.
  private func settlingDurationWithoutOscillation<V>(
    _ target: V, _ initialVelocity: V, _ epsilon: Double
  ) -> TimeInterval where V: VectorArithmetic {
    func isSettled(_ time: Double) -> Bool {
      let rest = value(target: target, initialVelocity: initialVelocity, time: time) - target
      return rest.magnitudeSquared <= epsilon * epsilon
    }
    var late = response * max(dampingRatio, 1)
    while late < .infinity, !(isSettled(late) && isSettled(late * 1.25) && isSettled(late * 2)) { late *= 2 }
    guard late < .infinity else { return .infinity }
    var early = 0.0
    for _ in 0..<48 {
      let middle = (early + late) / 2
      if isSettled(middle) && isSettled((middle + late) / 2) { late = middle } else { early = middle }
    }
    return late
  }
}
