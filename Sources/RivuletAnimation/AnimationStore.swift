/// The state of a custom animation between frames, and its access to its environment. Each running animation has its own store.
package final class AnimationStore {
  /// The values, by the type of their key.
  package var values: [ObjectIdentifier: Any] = [:]
  /// True for an animation that counts as complete although it is still moving.
  package var isLogicallyComplete = false
  /// The environment that the layers above expose to animations.
  package var surroundings: Any?

  /// Creates a store for an animation that has not started.
  package init() {}
}
