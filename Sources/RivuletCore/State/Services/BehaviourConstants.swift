/// Behaviours of SwiftUI that observation has not settled, each with its rule; one constant each, so that it can be flipped.
///
/// In debug builds a test can flip one for the whole process. `./check --only flips` does so with each in turn, and expects a test that
/// names the rule to fail.
package enum BehaviourConstants {
  /// The choices by their names, with their rules.
  package enum Choice: String, CaseIterable, Sendable {
    case mergesOnlyAdjacentGroups = "B1.06"
    case roundsPerFrame = "B1.09"
    case dropsEqualWrites = "B1.12"
    case readMarkIsSticky = "B3.03"
    case siblingsAppearLastFirst = "B5.06"
    case departuresComeLast = "B5.08"
    case runsNewestClosures = "B5.13"
    case actionRoundsPerFrame = "B5.24"
    case keepsSubscriptions = "B5.25"
  }

  /// True if only neighbouring groups of the queue are merged, rather than any two with equal transactions (B1.06).
  package static var mergesOnlyAdjacentGroups: Bool { choose(true, false, .mergesOnlyAdjacentGroups) }
  /// The largest number of action rounds in a frame before the rest waits for the next frame (B1.09).
  package static var roundsPerFrame: Int { choose(8, 64, .roundsPerFrame) }
  /// True if writes of an equal value are ignored (B1.12).
  package static var dropsEqualWrites: Bool { choose(true, false, .dropsEqualWrites) }
  /// True if a body that has read a state once depends on it permanently (B3.03).
  package static var readMarkIsSticky: Bool { choose(true, false, .readMarkIsSticky) }
  /// True if the last one comes first among siblings that appear together (B5.06).
  package static var siblingsAppearLastFirst: Bool { choose(true, false, .siblingsAppearLastFirst) }
  /// True if views that leave disappear after new views have appeared (B5.08).
  package static var departuresComeLast: Bool { choose(true, false, .departuresComeLast) }
  /// True if the newest of the closures that a view was given runs (B5.13).
  package static var runsNewestClosures: Bool { choose(true, false, .runsNewestClosures) }
  /// The largest number of times that an action runs again because of its own change, within one frame (B5.24).
  package static var actionRoundsPerFrame: Int { choose(2, 1, .actionRoundsPerFrame) }
  /// True if an equal publisher is not subscribed to again (B5.25).
  package static var keepsSubscriptions: Bool { choose(true, false, .keepsSubscriptions) }
  /// The largest number of nested conditionals, rows and `AnyView`s, for which the stack of a thread certainly suffices (our choice).
  package static let nestedScopes = 1_200

  #if DEBUG
  /// The choice that is flipped in this process. Set before the first tree is made.
  nonisolated(unsafe) package static var flipped: Choice?
  #endif

  @inline(__always) private static func choose<Value>(_ ours: Value, _ other: Value, _ choice: Choice) -> Value {
    #if DEBUG
    flipped == choice ? other : ours
    #else
    ours
    #endif
  }
}
