/// Choices that observation has not settled; each is one constant, so that it can be flipped.
package enum BehaviourConstants {
  /// How often an action may run again because of its own change, within one frame (B5.24).
  package static let actionRoundsPerFrame = 2
  /// How many rounds of actions a frame may take before the rest waits for the next frame (B1.09).
  package static let roundsPerFrame = 8
  /// How often structure and layout may feed each other in one pass before the rest waits (invariant 7).
  package static let passesPerRound = 8
}
