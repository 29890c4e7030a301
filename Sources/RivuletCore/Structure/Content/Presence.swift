/// The degrees to which content is present. Each degree hides more of it than the one before.
///
/// A scope stores its own presence, which `Scope.move(to:)` changes. Its effective presence is derived from its own presence and from the
/// scopes around it. The graph, the gate of its actions, its tasks and its lifecycle actions follow the table below.
///
/// | presence | seen | brought up to date | actions that wait for the content |
/// |---|---|---|---|
/// | live | yes | yes | run |
/// | leaving | as it was | from its last inputs | run |
/// | covered | no | yes | appearances and tasks wait, changes run |
/// | hidden | no | yes | appearances and tasks wait, changes are forgotten |
/// | waiting | no | yes | all wait |
/// | resting | no | no | all wait |
/// | removed | no | no | are dropped |
package enum Presence: UInt8, CaseIterable, Comparable, Sendable {
  /// The content is seen and used.
  case live
  /// The content is being removed: it is still drawn and animated, but is not part of layout, preferences or semantics.
  case leaving
  /// Another screen covers the content, or another tab has replaced it.
  case covered
  /// The content is one of several alternatives, and layout has chosen a different one.
  case hidden
  /// The content is a row that is created before it is seen.
  case waiting
  /// The content is a lazy container's row that is kept out of sight.
  case resting
  /// The content has been removed.
  case removed

  /// Returns the presence of content inside other content: the one that hides more.
  package func inside(_ outer: Presence) -> Presence { max(self, outer) }

  /// True if the content is drawn, so that it has appeared and has not disappeared.
  package var isShown: Bool { self <= .leaving }

  /// True if the rules inside run when something changes.
  package var isUpToDate: Bool { self <= .waiting }

  /// The actions that the content passes on to the content around it.
  var gate: ActionQueue.Gate {
    switch self {
    case .live, .leaving: .open
    case .covered: .covered
    case .hidden: .hidden
    case .waiting, .resting, .removed: .closed
    }
  }

  package static func < (one: Presence, other: Presence) -> Bool { one.rawValue < other.rawValue }
}
