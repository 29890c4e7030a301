package import Foundation

/// A base animation or one that changes the course of another.
package indirect enum AnimationKind: Hashable, Sendable {
  /// The default spring.
  case `default`
  /// A curve over a number of seconds.
  case curve(UnitCurve, duration: TimeInterval)
  /// A spring that takes over value and velocity of the spring before it (B6.19); blending changes the response over a number of seconds.
  case spring(Spring, blendDuration: TimeInterval)
  /// A spring whose course is added to that of others; the velocity is in units of the way, per second.
  case interpolatingSpring(Spring, initialVelocity: Double)
  /// An app's own.
  case custom(CustomAnimationBox)
  /// Waits a number of seconds first.
  case delay(TimeInterval, AnimationKind)
  /// Lets time pass faster.
  case speed(Double, AnimationKind)
  /// Runs several times, or for ever if the count is nil, every other time backwards if it reverses.
  case repeats(Int?, autoreverses: Bool, AnimationKind)
  /// Counts as complete after a number of seconds, whatever still moves (B6.23).
  case logicallyComplete(after: TimeInterval, AnimationKind)

  /// The spring behind `default` (B6.17).
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
