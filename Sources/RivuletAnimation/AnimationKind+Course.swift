package import Foundation

extension AnimationKind {
  /// Returns the distance covered at a time since the start; nil if the animation has ended.
  ///
  /// Only springs that continue a motion use the initial velocity, in units per second. Without a store, a custom animation can't keep
  /// state between calls.
  package func animate<V: VectorArithmetic>(
    _ way: V, initialVelocity: V = .zero, time: TimeInterval, store: AnimationStore? = nil
  ) -> V? {
    switch self {
    case .custom(let box):
      return box.base.animate(way, time: time, store: store)
    case .delay(let delay, let base):
      return time < delay ? .zero : base.animate(way, initialVelocity: initialVelocity, time: time - max(delay, 0), store: store)
    case .speed(let speed, let base):
      guard speed > 0 else { return .zero }
      return base.animate(way, initialVelocity: initialVelocity.scaled(by: 1 / speed), time: time * speed, store: store)
    case .repeats(let count, let autoreverses, let base):
      let round = Round(base, count, autoreverses, way, initialVelocity, time, store)
      return round?.position
    case .logicallyComplete(let after, let base):
      if time >= after { store?.isLogicallyComplete = true }
      return base.animate(way, initialVelocity: initialVelocity, time: time, store: store)
    default:
      guard let duration = duration(way, initialVelocity: initialVelocity), time < duration else { return nil }
      return position(way, initialVelocity, time)
    }
  }

  /// Returns the velocity at a time since the start, in units per second; nil if the animation has ended or the velocity is unknown.
  package func velocity<V: VectorArithmetic>(
    _ way: V, initialVelocity: V = .zero, time: TimeInterval, store: AnimationStore? = nil
  ) -> V? {
    switch self {
    case .custom(let box):
      return box.base.velocity(way, time: time, store: store)
    case .delay(let delay, let base):
      return time < delay ? .zero : base.velocity(way, initialVelocity: initialVelocity, time: time - max(delay, 0), store: store)
    case .speed(let speed, let base):
      guard speed > 0 else { return .zero }
      let velocity = base.velocity(way, initialVelocity: initialVelocity.scaled(by: 1 / speed), time: time * speed, store: store)
      return velocity?.scaled(by: speed)
    case .repeats(let count, let autoreverses, let base):
      let round = Round(base, count, autoreverses, way, initialVelocity, time, store)
      return round?.velocity
    case .logicallyComplete(_, let base):
      return base.velocity(way, initialVelocity: initialVelocity, time: time, store: store)
    default:
      guard let duration = duration(way, initialVelocity: initialVelocity), time < duration else { return nil }
      return speed(way, initialVelocity, time)
    }
  }

  /// Returns the distance covered by an animation that is known to be running, which avoids computing its end again. Returns nil if a
  /// custom animation reports that it has ended.
  func course<V: VectorArithmetic>(_ way: V, initialVelocity: V, time: TimeInterval, store: AnimationStore?) -> V? {
    switch self {
    case .custom, .repeats: animate(way, initialVelocity: initialVelocity, time: time, store: store)
    case .delay(let delay, let base):
      time < delay ? .zero : base.course(way, initialVelocity: initialVelocity, time: time - max(delay, 0), store: store)
    case .speed(let speed, let base):
      speed > 0 ? base.course(way, initialVelocity: initialVelocity.scaled(by: 1 / speed), time: time * speed, store: store) : .zero
    case .logicallyComplete(_, let base): base.course(way, initialVelocity: initialVelocity, time: time, store: store)
    default: position(way, initialVelocity, time)
    }
  }

  /// Returns the position of a base animation that is still running.
  private func position<V: VectorArithmetic>(_ way: V, _ initialVelocity: V, _ time: TimeInterval) -> V {
    switch self {
    case .default: AnimationKind.defaultSpring.value(target: way, initialVelocity: initialVelocity, time: time)
    case .curve(let curve, let duration): way.scaled(by: curve.value(at: time / duration))
    case .spring(let spring, _): spring.value(target: way, initialVelocity: initialVelocity, time: time)
    case .interpolatingSpring(let spring, let velocity):
      spring.value(target: way, initialVelocity: way.scaled(by: velocity), time: time)
    default: way
    }
  }

  /// Returns the velocity of a base animation that is still running, in units per second.
  private func speed<V: VectorArithmetic>(_ way: V, _ initialVelocity: V, _ time: TimeInterval) -> V {
    switch self {
    case .default: AnimationKind.defaultSpring.velocity(target: way, initialVelocity: initialVelocity, time: time)
    case .curve(let curve, let duration): way.scaled(by: curve.velocity(at: time / duration) / duration)
    case .spring(let spring, _): spring.velocity(target: way, initialVelocity: initialVelocity, time: time)
    case .interpolatingSpring(let spring, let velocity):
      spring.velocity(target: way, initialVelocity: way.scaled(by: velocity), time: time)
    default: .zero
    }
  }
}
