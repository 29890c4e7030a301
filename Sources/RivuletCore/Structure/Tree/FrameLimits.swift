/// The maximum numbers of repetitions in a frame. The remaining work waits for the next frame. `LazyConstants` contains the limits for
/// rows.
package enum FrameLimits {
  /// The number of rounds of lifecycle actions (B1.09).
  static var rounds: Int { BehaviourConstants.roundsPerFrame }
  /// The number of times that an action runs again because of its own change (B5.24).
  static var actionRounds: Int { BehaviourConstants.actionRoundsPerFrame }
  /// The number of passes in one round, in which preferences and structure feed each other (invariant 7). SwiftUI has no rule for this.
  package static let passes = 8
  /// The number of times in one pass that structure and layout feed each other, as with nested content that is created to fit its proposed
  /// space.
  package static let levels = 64
}
