package import Foundation

/// The requirements of an animation that this room does not know, such as an app's custom animation.
package protocol AnimationBase: Hashable, Sendable {
  /// Returns the part of the way that is covered at a time since the beginning, or nil when the animation is over.
  func animate<V: VectorArithmetic>(_ way: V, time: TimeInterval, store: AnimationStore?) -> V?

  /// Returns the velocity at a time since the beginning, in units per second, or nil if it is unknown.
  func velocity<V: VectorArithmetic>(_ way: V, time: TimeInterval, store: AnimationStore?) -> V?

  /// Returns true if this animation continues with the elapsed time and the store of another running one. The way is then the whole way.
  func mayMerge<V: VectorArithmetic>(_ previous: AnimationKind, _ way: V, time: TimeInterval, store: AnimationStore?) -> Bool
}

extension AnimationBase {
  package func mayMerge<V: VectorArithmetic>(_ previous: AnimationKind, _ way: V, time: TimeInterval, store: AnimationStore?) -> Bool {
    false
  }
}
