public import Foundation
public import RivuletAnimation

/// An app's own way of getting a value from old to new.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the way `value` that is covered some seconds after the beginning; nil when the animation is over.
  nonisolated func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic

  /// How fast the value changes at that time, in units per second; nil if that is not known.
  nonisolated func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic

  /// Whether this animation takes the place of `previous`, an animation that runs, with its elapsed time and its state; otherwise both are added.
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
  /// An animation that goes as an app says.
  public init<A>(_ base: A) where A: CustomAnimation {
    self.init(.custom(CustomAnimationBox(CustomCourse(animation: base))))
  }
}

/// An app's own animation as the runner of animations asks it.
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
