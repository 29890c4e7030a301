/// The largest numbers of repetitions in a frame. The rest of the work waits for the next frame. `LazyConstants` has the limits of rows.
package enum FrameLimits {
  /// The rounds of lifecycle actions (B1.09).
  static var rounds: Int { BehaviourConstants.roundsPerFrame }
  /// The times that an action runs again because of its own change (B5.24).
  static var actionRounds: Int { BehaviourConstants.actionRoundsPerFrame }
  /// The passes of one round, in which preferences and structure feed each other (invariant 7). SwiftUI has no rule for it.
  package static let passes = 8
  /// The times in one pass that structure and layout feed each other, such as nested contents that are made for their proposed room.
  package static let levels = 64
}
