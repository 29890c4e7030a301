/// The state that a custom animation keeps between frames, and its access to its environment. Each running animation has its own store.
package final class AnimationStore {
  /// The values, keyed by the type of their key.
  package var values: [ObjectIdentifier: Any] = [:]
  /// True if the animation is logically complete, even if it's still running.
  package var isLogicallyComplete = false
  /// The environment that higher-level modules expose to animations.
  package var surroundings: Any?

  /// Creates a store for an animation that hasn't started.
  package init() {}
}
