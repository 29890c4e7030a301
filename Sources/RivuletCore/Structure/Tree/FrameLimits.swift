/// The maximum numbers of repetitions in a frame. Remaining work waits for the next frame. For the limits on rows, see `LazyConstants`.
package enum FrameLimits {
  /// The maximum number of rounds of lifecycle actions (B1.09).
  static var rounds: Int { BehaviourConstants.roundsPerFrame }
  /// The maximum number of times that an action runs again because of its own change (B5.24).
  static var actionRounds: Int { BehaviourConstants.actionRoundsPerFrame }
  /// The maximum number of passes in one round, during which preferences and structure may change each other (invariant 7). SwiftUI doesn't
  /// define this limit.
  package static let passes = 8
  /// The maximum number of repetitions of structure and layout in one pass, for cases such as nested content that's created to fit its
  /// proposed space.
  package static let levels = 64
}
