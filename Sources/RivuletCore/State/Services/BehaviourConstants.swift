/// SwiftUI behaviours that observation hasn't settled. Each behaviour has a rule number and a single constant, so that it can be flipped.
///
/// In debug builds, a test can flip one constant for the whole process. `./check --only flips` flips each constant in turn and expects a
/// test that names the rule to fail.
package enum BehaviourConstants {
  /// The choices, each with its rule number.
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

  /// True if only adjacent groups in the queue are merged, rather than any two groups with equal transactions (B1.06).
  package static var mergesOnlyAdjacentGroups: Bool { choose(true, false, .mergesOnlyAdjacentGroups) }
  /// The maximum number of rounds of actions in a frame. The remaining actions wait for the next frame (B1.09).
  package static var roundsPerFrame: Int { choose(8, 64, .roundsPerFrame) }
  /// True if writing an equal value is ignored (B1.12).
  package static var dropsEqualWrites: Bool { choose(true, false, .dropsEqualWrites) }
  /// True if a body that has once read a state depends on it permanently (B3.03).
  package static var readMarkIsSticky: Bool { choose(true, false, .readMarkIsSticky) }
  /// True if, among siblings that appear together, the last one appears first (B5.06).
  package static var siblingsAppearLastFirst: Bool { choose(true, false, .siblingsAppearLastFirst) }
  /// True if removed views disappear after new views appear (B5.08).
  package static var departuresComeLast: Bool { choose(true, false, .departuresComeLast) }
  /// True if the most recently passed closure is the one that runs (B5.13).
  package static var runsNewestClosures: Bool { choose(true, false, .runsNewestClosures) }
  /// The maximum number of times in one frame that an action runs again because of its own change (B5.24).
  package static var actionRoundsPerFrame: Int { choose(2, 1, .actionRoundsPerFrame) }
  /// True if an equal publisher doesn't cause a new subscription (B5.25).
  package static var keepsSubscriptions: Bool { choose(true, false, .keepsSubscriptions) }
  /// The maximum number of nested conditionals, rows, and `AnyView`s for which a thread's stack is certain to suffice (our choice).
  package static let nestedScopes = 1_200

  #if DEBUG
  /// The choice to flip in this process. Set before the first tree is created.
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
