/// What an app's own animation keeps between frames, and what it may look at. One for each running animation.
package final class AnimationStore {
  /// By the type of the key.
  package var values: [ObjectIdentifier: Any] = [:]
  /// Set by an animation that counts as complete although it still moves.
  package var isLogicallyComplete = false
  /// What the layers above let animations see of where they run.
  package var surroundings: Any?

  /// A store for an animation that has not begun.
  package init() {}
}
