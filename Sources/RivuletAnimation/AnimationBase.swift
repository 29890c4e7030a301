package import Foundation

/// The requirements for an animation defined outside this module, such as an app's custom animation.
package protocol AnimationBase: Hashable, Sendable {
  /// Returns the distance covered at a time since the start; nil if the animation has ended.
  func animate<V: VectorArithmetic>(_ way: V, time: TimeInterval, store: AnimationStore?) -> V?

  /// Returns the velocity at a time since the start, in units per second; nil if the velocity is unknown.
  func velocity<V: VectorArithmetic>(_ way: V, time: TimeInterval, store: AnimationStore?) -> V?

  /// Returns true if this animation continues another running animation, using the other animation's elapsed time and store. The distance
  /// is the combined distance of both animations.
  func mayMerge<V: VectorArithmetic>(_ previous: AnimationKind, _ way: V, time: TimeInterval, store: AnimationStore?) -> Bool
}

extension AnimationBase {
  package func mayMerge<V: VectorArithmetic>(_ previous: AnimationKind, _ way: V, time: TimeInterval, store: AnimationStore?) -> Bool {
    false
  }
}
