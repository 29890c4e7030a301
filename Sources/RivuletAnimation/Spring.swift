public import Foundation

/// A model of the motion of a mass on a damped spring.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct Spring: Hashable, Sendable {
  /// The undamped angular frequency, in radians per second; infinite for a spring that reaches its target immediately.
  let angularFrequency: Double
  /// The damping ratio, where 1 is critical damping.
  private let ratio: Double
  /// The mass, which affects forces but not the motion.
  private let attachedMass: Double

  /// Creates a spring from the properties that determine its motion.
  init(angularFrequency: Double, dampingRatio: Double, mass: Double) {
    self.angularFrequency = angularFrequency
    ratio = dampingRatio
    attachedMass = mass
  }

  /// Creates a spring with a bounce and a perceived duration in seconds. The bounce ranges from -1 (sluggish) through 0 (no overshoot) to 1
  /// (oscillates forever).
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// Creates a spring with a response and a damping ratio. The response is in seconds, where 0 is rigid. A damping ratio of 1 is critical.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      angularFrequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: max(dampingRatio, 0), mass: 1)
  }

  /// Creates a spring with the given physical properties. Unless overdamping is allowed, the damping is limited to the critical damping.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (max(stiffness, 0) / mass).squareRoot()
    let ratio = frequency > 0 ? max(damping, 0) / (2 * frequency * mass) : 0
    self.init(angularFrequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// Creates a spring that, for a distance of 1, remains within `epsilon` of its target after a number of seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // All times scale with the response, so one measurement yields the factor.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let settling = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: settling > 0 && settling.isFinite ? settlingDuration / settling : settlingDuration, dampingRatio: dampingRatio)
  }

  /// Returns the damping ratio for a bounce, which is limited to -1…1. The relationship is linear up to critical damping.
  private static func dampingRatio(bounce: Double) -> Double {
    let bounce = min(max(bounce, -1), 1)
    return bounce < 0 ? 1 / max(1 + bounce, 1e-6) : 1 - bounce
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Spring {
  /// The perceived duration of the spring, in seconds.
  public var duration: TimeInterval { response }

  /// The bounce of the spring, from -1 (sluggish) through 0 (no overshoot) to 1 (oscillates forever).
  public var bounce: Double {
    ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// The stiffness of the spring, expressed as an approximate duration in seconds.
  public var response: Double {
    angularFrequency > 0 ? 2 * .pi / angularFrequency : .infinity
  }

  /// The damping as a fraction of the critical damping.
  public var dampingRatio: Double { ratio }

  /// The spring force per unit of distance.
  public var stiffness: Double { attachedMass * angularFrequency * angularFrequency }

  /// The damping force per unit of speed.
  public var damping: Double { 2 * attachedMass * angularFrequency * ratio }

  /// The mass attached to the spring.
  public var mass: Double { attachedMass }

  /// The time, in seconds, after which the spring remains within 0.001 of its target when it starts from rest at a distance of 1.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: 0.001)
  }
}
