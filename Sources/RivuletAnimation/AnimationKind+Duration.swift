package import Foundation

extension AnimationKind {
  /// The fraction of the total distance within which a spring must stay around its end to be considered at rest (our choice).
  package static let restFraction = 0.001

  /// The spring of an animation that continues the motion of earlier springs; nil for any other animation, including most modified
  /// animations (B6.19).
  package var persistentSpring: Spring? {
    switch self {
    case .default: AnimationKind.defaultSpring
    case .spring(let spring, _): spring
    case .speed(let speed, let base) where speed == 1: base.persistentSpring
    case .logicallyComplete(_, let base): base.persistentSpring
    default: nil
    }
  }

  /// Returns the time at which the animation ends, in seconds since its start. Infinite if the animation never ends; nil if only the custom
  /// animation can determine its end.
  package func duration<V: VectorArithmetic>(_ way: V, initialVelocity: V = .zero) -> TimeInterval? {
    switch self {
    case .default: return AnimationKind.defaultSpring.restingTime(way, initialVelocity)
    case .curve(_, let duration): return max(duration, 0)
    case .spring(let spring, _): return spring.restingTime(way, initialVelocity)
    case .interpolatingSpring(let spring, let velocity): return spring.restingTime(way, way.scaled(by: velocity))
    case .custom: return nil
    case .delay(let delay, let base): return base.duration(way, initialVelocity: initialVelocity).map { max(delay, 0) + $0 }
    case .speed(let speed, let base):
      guard speed > 0 else { return .infinity }
      return base.duration(way, initialVelocity: initialVelocity.scaled(by: 1 / speed)).map { $0 / speed }
    case .repeats(let count, _, let base):
      guard let count else { return .infinity }
      return base.duration(way, initialVelocity: initialVelocity).map { $0 * Double(max(count, 1)) }
    case .logicallyComplete(_, let base): return base.duration(way, initialVelocity: initialVelocity)
    }
  }

  /// The time at which the animation is logically complete (B6.22). Springs are complete after their perceived duration, and all other
  /// animations when they end. Nil if only a custom animation can determine this time.
  package var logicalDuration: TimeInterval? {
    switch self {
    case .default: AnimationKind.defaultSpring.duration
    case .curve(_, let duration): max(duration, 0)
    case .spring(let spring, _), .interpolatingSpring(let spring, _): spring.duration
    case .custom: nil
    case .delay(let delay, let base): base.logicalDuration.map { max(delay, 0) + $0 }
    case .speed(let speed, let base): speed > 0 ? base.logicalDuration.map { $0 / speed } : .infinity
    case .repeats(nil, _, _): .infinity
    case .repeats(let count?, _, let base): base.logicalDuration.map { $0 * Double(max(count, 1)) }
    case .logicallyComplete(let after, _): max(after, 0)
    }
  }
}

extension AnimationKind {
  /// True if the animation never ends (B6.24).
  var isEndless: Bool {
    switch self {
    case .repeats(nil, _, _): true
    case .repeats(_, _, let base), .delay(_, let base), .speed(_, let base), .logicallyComplete(_, let base): base.isEndless
    case .default, .curve, .spring, .interpolatingSpring, .custom: false
    }
  }

  /// The custom animation, with any modifications removed; nil for other animations.
  var customBase: CustomAnimationBox? {
    switch self {
    case .custom(let box): box
    case .repeats(_, _, let base), .delay(_, let base), .speed(_, let base), .logicallyComplete(_, let base): base.customBase
    case .default, .curve, .spring, .interpolatingSpring: nil
    }
  }
}

extension Spring {
  /// Returns the time after which the spring remains at rest, based on a measure that's independent of units.
  fileprivate func restingTime<V: VectorArithmetic>(_ way: V, _ initialVelocity: V) -> TimeInterval {
    if angularFrequency == .infinity { return 0 }
    let reach = initialVelocity.magnitudeSquared.squareRoot() / max(angularFrequency, 1e-9)
    let size = max(way.magnitudeSquared.squareRoot(), reach)
    guard size > 0 else { return 0 }
    return settlingDuration(target: way, initialVelocity: initialVelocity, epsilon: size * AnimationKind.restFraction)
  }
}
