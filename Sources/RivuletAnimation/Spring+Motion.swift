public import Foundation

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Spring {
  /// Returns the value of the spring at a time, as it moves from zero to the target.
  public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
    let motion = SpringMotion(frequency: angularFrequency, ratio: dampingRatio, time: time)
    return target - target.scaled(by: motion.position.y) + initialVelocity.scaled(by: motion.position.v)
  }

  /// Returns the velocity of the spring at a time, in units per second, as it moves from zero to the target.
  public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
    let motion = SpringMotion(frequency: angularFrequency, ratio: dampingRatio, time: time)
    return initialVelocity.scaled(by: motion.velocity.v) - target.scaled(by: motion.velocity.y)
  }

  /// Advances a value and its velocity by an amount of time.
  public func update<V>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) where V: VectorArithmetic {
    let motion = SpringMotion(frequency: angularFrequency, ratio: dampingRatio, time: deltaTime)
    let displacement = value - target
    let speed = velocity
    value = target + displacement.scaled(by: motion.position.y) + speed.scaled(by: motion.position.v)
    velocity = displacement.scaled(by: motion.velocity.y) + speed.scaled(by: motion.velocity.v)
  }

  /// Returns the sum of the spring and damping forces at a position, in units per second squared.
  public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the time, in seconds, after which the distance to the target remains less than `epsilon`; infinite for a spring without
  /// damping.
  public func settlingDuration<V>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval where V: VectorArithmetic {
    let way = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    if angularFrequency == .infinity || (way <= epsilon && speed == 0) { return 0 }
    guard epsilon > 0, dampingRatio > 0, angularFrequency > 0, way.isFinite, speed.isFinite else { return .infinity }
    if dampingRatio < 1 {
      // Find the time at which the envelope of the oscillation falls to epsilon.
      let decay = dampingRatio * angularFrequency
      let damped = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = initialVelocity - target.scaled(by: decay)
      let amplitude = (way * way + sine.magnitudeSquared / (damped * damped)).squareRoot()
      return max(log(amplitude / epsilon) / decay, 0)
    }
    let rest = SquaredRest(target, initialVelocity)
    return settlingDurationWithoutOscillation(rest, epsilon * epsilon)
  }

  /// Returns the settling duration of a spring that passes its target at most once, so that the distance eventually only decreases.
  private func settlingDurationWithoutOscillation(_ rest: SquaredRest, _ limit: Double) -> TimeInterval {
    func isSettled(_ time: Double) -> Bool {
      rest.value(after: SpringMotion(frequency: angularFrequency, ratio: dampingRatio, time: time)) <= limit
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

/// The square of the distance from the target as a function of time, computed with scalars instead of vectors.
private struct SquaredRest {
  private let way: Double
  private let speed: Double
  /// Twice the dot product of the distance and the velocity.
  private let product: Double

  init<V: VectorArithmetic>(_ target: V, _ initialVelocity: V) {
    way = target.magnitudeSquared
    speed = initialVelocity.magnitudeSquared
    product = speed == 0 ? 0 : (target + initialVelocity).magnitudeSquared - way - speed
  }

  func value(after motion: SpringMotion) -> Double {
    let (y, v) = motion.position
    return way * y * y + speed * v * v - product * y * v
  }
}
