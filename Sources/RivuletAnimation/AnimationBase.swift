package import Foundation

/// What the runner of animations asks of one that this room does not know.
package protocol AnimationBase: Hashable, Sendable {
  /// The part of the way that is covered at a time since the beginning; nil when the animation is over.
  func animate<V: VectorArithmetic>(_ way: V, time: TimeInterval, store: AnimationStore?) -> V?

  /// The velocity at that time, in units per second; nil if it is not known.
  func velocity<V: VectorArithmetic>(_ way: V, time: TimeInterval, store: AnimationStore?) -> V?

  /// Whether this animation goes on with the elapsed time and the memory of another one that runs; the way is the whole way then.
  func mayMerge<V: VectorArithmetic>(_ previous: AnimationKind, _ way: V, time: TimeInterval, store: AnimationStore?) -> Bool
}

extension AnimationBase {
  package func mayMerge<V: VectorArithmetic>(_ previous: AnimationKind, _ way: V, time: TimeInterval, store: AnimationStore?) -> Bool {
    false
  }
}
