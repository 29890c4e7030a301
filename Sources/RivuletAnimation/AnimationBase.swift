package import Foundation

/// The requirements for an animation that this module does not know, such as an app's custom animation.
package protocol AnimationBase: Hashable, Sendable {
  /// Returns the distance covered at a time since the start, or nil when the animation is over.
  func animate<V: VectorArithmetic>(_ way: V, time: TimeInterval, store: AnimationStore?) -> V?

  /// Returns the velocity at a time since the start, in units per second, or nil if it is unknown.
  func velocity<V: VectorArithmetic>(_ way: V, time: TimeInterval, store: AnimationStore?) -> V?

  /// Returns true if this animation continues with the elapsed time and the store of another running animation. The distance is then the
  /// whole distance.
  func mayMerge<V: VectorArithmetic>(_ previous: AnimationKind, _ way: V, time: TimeInterval, store: AnimationStore?) -> Bool
}

extension AnimationBase {
  package func mayMerge<V: VectorArithmetic>(_ previous: AnimationKind, _ way: V, time: TimeInterval, store: AnimationStore?) -> Bool {
    false
  }
}
