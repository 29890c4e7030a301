package import Foundation

extension AnimationKind {
  /// How close a spring has to stay to its end, as a share of its way, until it is over (our choice).
  package static let restShare = 0.001

  /// The spring of one that continues the motion of springs before it; nil for any other animation, changed ones included (B6.19).
  package var persistentSpring: Spring? {
    switch self {
    case .default: AnimationKind.defaultSpring
    case .spring(let spring, _): spring
    case .speed(let speed, let base) where speed == 1: base.persistentSpring
    case .logicallyComplete(_, let base): base.persistentSpring
    default: nil
    }
  }

  /// When the animation is over, in seconds since its beginning; infinite if never, nil if only the app's own animation knows.
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

  /// When the animation counts as complete (B6.22): springs at their apparent duration, everything else when it is over; nil if only the
  /// app's own animation knows.
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
  /// Whether it never ends (B6.24).
  var isEndless: Bool {
    switch self {
    case .repeats(nil, _, _): true
    case .repeats(_, _, let base), .delay(_, let base), .speed(_, let base), .logicallyComplete(_, let base): base.isEndless
    case .default, .curve, .spring, .interpolatingSpring, .custom: false
    }
  }

  /// An app's own animation, itself or with another course; nil where there is none.
  var customBase: CustomAnimationBox? {
    switch self {
    case .custom(let box): box
    case .repeats(_, _, let base), .delay(_, let base), .speed(_, let base), .logicallyComplete(_, let base): base.customBase
    case .default, .curve, .spring, .interpolatingSpring: nil
    }
  }
}

extension Spring {
  /// When the spring rests for good, by a measure that does not depend on units.
  fileprivate func restingTime<V: VectorArithmetic>(_ way: V, _ initialVelocity: V) -> TimeInterval {
    if angularFrequency == .infinity { return 0 }
    let reach = initialVelocity.magnitudeSquared.squareRoot() / max(angularFrequency, 1e-9)
    let size = max(way.magnitudeSquared.squareRoot(), reach)
    guard size > 0 else { return 0 }
    return settlingDuration(target: way, initialVelocity: initialVelocity, epsilon: size * AnimationKind.restShare)
  }
}
