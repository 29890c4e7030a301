package import Foundation

/// A spring that continues the motion of another spring and gradually blends into its own response. Over a number of seconds, the response
/// changes from the previous spring's response to its own. Used for a spring with a blend duration that follows another spring (B6.19).
package struct BlendedSpring: Hashable, Sendable {
  /// The time step of the simulation while the response changes, in seconds (our choice).
  private static let step: TimeInterval = 1.0 / 240

  /// The spring whose motion this spring continues.
  private let previous: Spring
  /// The spring into which the motion blends.
  private let spring: Spring
  /// The duration of the blend, in seconds. Always positive.
  private let blendDuration: TimeInterval

  /// Creates a blended spring. Fails unless the kind is a spring with a blend duration. Any other animation uses its own response from the
  /// start.
  package init?(_ kind: AnimationKind, after previous: Spring) {
    guard case .spring(let spring, let blendDuration) = kind, blendDuration > 0, blendDuration.isFinite else { return nil }
    self.previous = previous
    self.spring = spring
    self.blendDuration = blendDuration
  }

  /// Returns the value and velocity at a time, starting from a value of zero. The velocity is in units per second.
  package func motion<V: VectorArithmetic>(_ way: V, initialVelocity: V, time: TimeInterval) -> (value: V, velocity: V) {
    var value = V.zero
    var velocity = initialVelocity
    let end = min(max(time, 0), blendDuration)
    let count = Int((end / BlendedSpring.step).rounded(.up))
    for index in 0..<count {
      let start = Double(index) * BlendedSpring.step
      let length = min(BlendedSpring.step, end - start)
      response(at: start + length / 2).update(value: &value, velocity: &velocity, target: way, deltaTime: length)
    }
    if time > blendDuration { spring.update(value: &value, velocity: &velocity, target: way, deltaTime: time - blendDuration) }
    return (value, velocity)
  }

  /// Returns the time after which the motion remains at rest, based on the measure that `AnimationKind.duration` uses.
  package func duration<V: VectorArithmetic>(_ way: V, initialVelocity: V) -> TimeInterval {
    let blended = motion(way, initialVelocity: initialVelocity, time: blendDuration)
    let rest = AnimationKind.spring(spring, blendDuration: 0).duration(way - blended.value, initialVelocity: blended.velocity)
    return blendDuration + (rest ?? 0)
  }

  /// Returns a spring with the blended response at a time.
  private func response(at time: TimeInterval) -> Spring {
    let share = time / blendDuration
    return Spring(
      response: previous.response + (spring.response - previous.response) * share, dampingRatio: spring.dampingRatio)
  }
}
