/// Choices that observation has not settled, each with its rule; one constant each, so that it can be flipped.
///
/// In debug builds a test can flip one for the whole process; `./check --only flips` does so with each in turn and expects a test that names
/// the rule to fail.
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

  /// Only neighbouring groups of the queue are merged, not any two of equal content (B1.06).
  package static var mergesOnlyAdjacentGroups: Bool { choose(true, false, .mergesOnlyAdjacentGroups) }
  /// How many rounds of actions a frame may take before the rest waits for the next frame (B1.09).
  package static var roundsPerFrame: Int { choose(8, 64, .roundsPerFrame) }
  /// A write of an equal value is no write (B1.12).
  package static var dropsEqualWrites: Bool { choose(true, false, .dropsEqualWrites) }
  /// State that a body has read once concerns it for good (B3.03).
  package static var readMarkIsSticky: Bool { choose(true, false, .readMarkIsSticky) }
  /// Of siblings that appear together the last comes first (B5.06).
  package static var siblingsAppearLastFirst: Bool { choose(true, false, .siblingsAppearLastFirst) }
  /// What goes disappears after what comes has appeared (B5.08).
  package static var departuresComeLast: Bool { choose(true, false, .departuresComeLast) }
  /// Of the closures that a view was given over time the newest runs (B5.13).
  package static var runsNewestClosures: Bool { choose(true, false, .runsNewestClosures) }
  /// How often an action may run again because of its own change, within one frame (B5.24).
  package static var actionRoundsPerFrame: Int { choose(2, 1, .actionRoundsPerFrame) }
  /// An equal publisher is not subscribed to again (B5.25).
  package static var keepsSubscriptions: Bool { choose(true, false, .keepsSubscriptions) }
  /// How often structure and layout may feed each other in one pass before the rest waits (invariant 7); no rule of SwiftUI's.
  package static let passesPerRound = 8
  /// How many conditionals, rows and `AnyView`s may stand inside of each other: what the stack of a thread surely lasts for (our choice).
  package static let nestedScopes = 1_200
  /// How many contents that are made for the room they have got may be nested, before the next pass goes on.
  package static let geometryLevels = 64

  #if DEBUG
  /// The choice that is the other way round in this process. Set before the first tree is made.
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
