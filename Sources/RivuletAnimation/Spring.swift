public import Foundation

/// The motion of a mass on a damped spring.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct Spring: Hashable, Sendable {
  /// Radians per second without damping; infinite for a spring that arrives at once.
  let angularFrequency: Double
  /// 1 is critical.
  private let ratio: Double
  /// Changes forces, not the motion.
  private let attachedMass: Double

  /// A spring from what determines its motion.
  init(angularFrequency: Double, dampingRatio: Double, mass: Double) {
    self.angularFrequency = angularFrequency
    ratio = dampingRatio
    attachedMass = mass
  }

  /// A spring by how long it seems to take and how much it overshoots: from -1, sluggish, over 0, not at all, to 1, for ever.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// A spring by its stiffness as a duration in seconds, 0 being rigid, and its drag, 1 being critical.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      angularFrequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: max(dampingRatio, 0), mass: 1)
  }

  /// A spring by its physics. Drag above the critical one counts as critical unless it is allowed.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (max(stiffness, 0) / mass).squareRoot()
    let ratio = frequency > 0 ? max(damping, 0) / (2 * frequency * mass) : 0
    self.init(angularFrequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// A spring by how long it takes until it stays closer to its target than `epsilon`, for a way of length 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // All times scale with the response, so that one measurement tells the factor.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let settling = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: settling > 0 && settling.isFinite ? settlingDuration / settling : settlingDuration, dampingRatio: dampingRatio)
  }

  /// The two are straight opposites up to the critical damping; beyond, bounce is limited to -1.
  private static func dampingRatio(bounce: Double) -> Double {
    let bounce = min(max(bounce, -1), 1)
    return bounce < 0 ? 1 / max(1 + bounce, 1e-6) : 1 - bounce
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Spring {
  /// How long the spring seems to take, in seconds.
  public var duration: TimeInterval { response }

  /// How much the spring overshoots: from -1, sluggish, over 0, not at all, to 1, for ever.
  public var bounce: Double {
    ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// The stiffness as a duration in seconds.
  public var response: Double {
    angularFrequency > 0 ? 2 * .pi / angularFrequency : .infinity
  }

  /// The drag as a fraction of the critical one.
  public var dampingRatio: Double { ratio }

  /// The force by which the spring pulls for each unit of distance.
  public var stiffness: Double { attachedMass * angularFrequency * angularFrequency }

  /// The force by which friction brakes for each unit of speed.
  public var damping: Double { 2 * attachedMass * angularFrequency * ratio }

  /// What hangs on the spring.
  public var mass: Double { attachedMass }

  /// How long it takes until the spring stays closer than 0.001 to its target, for a way of length 1 from rest.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: 0.001)
  }
}
