public import Foundation
public import RivuletAnimation

/// A type that defines how an animatable value changes over time.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the part of `value`, which is the total change, that has been applied at a time in seconds after the start. Returns nil if the
  /// animation has ended.
  nonisolated func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic

  /// Returns the velocity at the given time, in units per second; nil if the velocity is unknown.
  nonisolated func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic

  /// Returns true if this animation replaces `previous`, a running animation, and takes over its elapsed time and state. Otherwise, the
  /// effects of both animations are added.
  nonisolated func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
  where V: VectorArithmetic
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension CustomAnimation {
  public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic { nil }

  public func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
  where V: VectorArithmetic { false }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Animation {
  /// Creates an animation from a custom animation.
  public init<A>(_ base: A) where A: CustomAnimation {
    self.init(.custom(CustomAnimationBox(CustomCourse(animation: base))))
  }
}

/// An adapter that lets the animation engine run a custom animation.
private struct CustomCourse<Base: CustomAnimation>: AnimationBase {
  let animation: Base

  func animate<V: VectorArithmetic>(_ way: V, time: TimeInterval, store: AnimationStore?) -> V? {
    withContext(of: V.self, store) { animation.animate(value: way, time: time, context: &$0) }
  }

  func velocity<V: VectorArithmetic>(_ way: V, time: TimeInterval, store: AnimationStore?) -> V? {
    withContext(of: V.self, store) { animation.velocity(value: way, time: time, context: $0) }
  }

  func mayMerge<V: VectorArithmetic>(_ previous: AnimationKind, _ way: V, time: TimeInterval, store: AnimationStore?) -> Bool {
    withContext(of: V.self, store) { animation.shouldMerge(previous: Animation(previous), value: way, time: time, context: &$0) }
  }

  private func withContext<V: VectorArithmetic, Result>(
    of type: V.Type, _ store: AnimationStore?, _ body: (inout AnimationContext<V>) -> Result
  ) -> Result {
    var state = AnimationState<V>()
    state.values = store?.values ?? [:]
    let environment = store?.surroundings as? EnvironmentValues ?? EnvironmentValues()
    var context = AnimationContext(state: state, isLogicallyComplete: store?.isLogicallyComplete ?? false, environment: environment)
    defer {
      store?.values = context.state.values
      store?.isLogicallyComplete = context.isLogicallyComplete
    }
    return body(&context)
  }
}
