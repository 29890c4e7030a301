package import Foundation

/// A spring that takes over the motion of another one and blends into its own response: for a number of seconds its response goes from
/// the other's to its own. Used where a spring with a blend duration follows a spring (B6.19).
package struct BlendedSpring: Hashable, Sendable {
  /// The length of the steps in which the motion is followed while the response changes (our choice).
  private static let step: TimeInterval = 1.0 / 240

  /// Whose motion is taken over.
  private let previous: Spring
  /// What the motion becomes.
  private let spring: Spring
  /// In seconds, above zero.
  private let blendDuration: TimeInterval

  /// Nil if the animation is no spring with a blend duration; then it takes over the motion at once with its own response.
  package init?(_ kind: AnimationKind, after previous: Spring) {
    guard case .spring(let spring, let blendDuration) = kind, blendDuration > 0, blendDuration.isFinite else { return nil }
    self.previous = previous
    self.spring = spring
    self.blendDuration = blendDuration
  }

  /// Where the motion is at a time, and how fast in units per second, on its way from zero.
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

  /// When the motion rests for good, by the measure of `AnimationKind.duration`.
  package func duration<V: VectorArithmetic>(_ way: V, initialVelocity: V) -> TimeInterval {
    let blended = motion(way, initialVelocity: initialVelocity, time: blendDuration)
    let rest = AnimationKind.spring(spring, blendDuration: 0).duration(way - blended.value, initialVelocity: blended.velocity)
    return blendDuration + (rest ?? 0)
  }

  /// The spring with the response of that moment.
  private func response(at time: TimeInterval) -> Spring {
    let share = time / blendDuration
    return Spring(
      response: previous.response + (spring.response - previous.response) * share, dampingRatio: spring.dampingRatio)
  }
}
