package import Foundation

/// The kind of an animation: a base animation, or a modification of another animation.
package indirect enum AnimationKind: Hashable, Sendable {
  /// The default spring.
  case `default`
  /// A curve with a duration in seconds.
  case curve(UnitCurve, duration: TimeInterval)
  /// A spring that continues with the value and velocity of the previous spring (B6.19). Blending changes the response over a number of
  /// seconds.
  case spring(Spring, blendDuration: TimeInterval)
  /// A spring that combines additively with other animations. The initial velocity is expressed in multiples of the total distance per
  /// second.
  case interpolatingSpring(Spring, initialVelocity: Double)
  /// A custom animation defined by the app.
  case custom(CustomAnimationBox)
  /// An animation that is delayed by a number of seconds.
  case delay(TimeInterval, AnimationKind)
  /// An animation that is sped up by a factor.
  case speed(Double, AnimationKind)
  /// An animation that is repeated the given number of times, or indefinitely if the count is nil. With `autoreverses`, every other
  /// repetition runs backward.
  case repeats(Int?, autoreverses: Bool, AnimationKind)
  /// An animation that is logically complete after a number of seconds, even if it's still running (B6.23).
  case logicallyComplete(after: TimeInterval, AnimationKind)

  /// The spring that `default` uses (B6.17).
  package static let defaultSpring = Spring(response: 0.55, dampingRatio: 1)
}

extension AnimationKind: CustomStringConvertible, CustomDebugStringConvertible {
  package var debugDescription: String {
    switch self {
    case .default: "SwiftUI.DefaultAnimation()"
    case .custom(let box): String(reflecting: box.base)
    default: description
    }
  }

  package var description: String {
    switch self {
    case .default: "DefaultAnimation()"
    case .curve(let curve, let duration): "\(curve.function) over \(duration) s"
    case .spring(let spring, let blend): "spring response \(spring.response) damping \(spring.dampingRatio) blend \(blend)"
    case .interpolatingSpring(let spring, let velocity):
      "interpolating spring response \(spring.response) damping \(spring.dampingRatio) velocity \(velocity)"
    case .custom(let box): "\(box.base)"
    case .delay(let delay, let base): "\(base) delayed by \(delay) s"
    case .speed(let speed, let base): "\(base) at speed \(speed)"
    case .repeats(let count, let autoreverses, let base):
      "\(base) repeated \(count.map { "\($0) times" } ?? "for ever")\(autoreverses ? " back and forth" : "")"
    case .logicallyComplete(let after, let base): "\(base) logically complete after \(after) s"
    }
  }
}
