public import Foundation

/// The motion of a mass on a damped spring.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct Spring: Hashable, Sendable {
  /// The undamped frequency, in radians per second; infinite for a spring that arrives immediately.
  let angularFrequency: Double
  /// The damping ratio; 1 is critical.
  private let ratio: Double
  /// The mass, which affects forces but not the motion.
  private let attachedMass: Double

  /// Creates a spring from the properties that determine its motion.
  init(angularFrequency: Double, dampingRatio: Double, mass: Double) {
    self.angularFrequency = angularFrequency
    ratio = dampingRatio
    attachedMass = mass
  }

  /// Creates a spring with a perceived duration in seconds and a bounce from -1 (sluggish) through 0 (no overshoot) to 1 (oscillates
  /// forever).
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// Creates a spring with a response in seconds, where 0 is rigid, and a damping ratio, where 1 is critical.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      angularFrequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: max(dampingRatio, 0), mass: 1)
  }

  /// Creates a spring with the given physical properties. Unless overdamping is allowed, damping above the critical damping counts as
  /// critical.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (max(stiffness, 0) / mass).squareRoot()
    let ratio = frequency > 0 ? max(damping, 0) / (2 * frequency * mass) : 0
    self.init(angularFrequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// Creates a spring that stays closer to its target than `epsilon` after a number of seconds, for a distance of 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // All times scale with the response, so one measurement yields the factor.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let settling = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: settling > 0 && settling.isFinite ? settlingDuration / settling : settlingDuration, dampingRatio: dampingRatio)
  }

  /// Returns the damping ratio for a bounce. The two are linearly related up to the critical damping; the bounce is limited to -1…1.
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

  /// The stiffness of the spring, expressed as a duration in seconds.
  public var response: Double {
    angularFrequency > 0 ? 2 * .pi / angularFrequency : .infinity
  }

  /// The damping as a fraction of the critical damping.
  public var dampingRatio: Double { ratio }

  /// The spring force for each unit of distance.
  public var stiffness: Double { attachedMass * angularFrequency * angularFrequency }

  /// The damping force for each unit of speed.
  public var damping: Double { 2 * attachedMass * angularFrequency * ratio }

  /// The mass attached to the spring.
  public var mass: Double { attachedMass }

  /// The time after which the spring stays within 0.001 of its target, for a distance of 1 from rest, in seconds.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: 0.001)
  }
}
