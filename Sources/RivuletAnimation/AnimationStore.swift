/// The state of a custom animation between frames, and its view of its surroundings. Each running animation has its own store.
package final class AnimationStore {
  /// The values by the type of their key.
  package var values: [ObjectIdentifier: Any] = [:]
  /// True for an animation that counts as complete although it still moves.
  package var isLogicallyComplete = false
  /// The surroundings that the layers above reveal to animations.
  package var surroundings: Any?

  /// Creates a store for an animation that has not begun.
  package init() {}
}
