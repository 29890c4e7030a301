/// The degrees of presence of content. Each degree hides more of the content than the one before.
///
/// A scope stores its own presence, which `Scope.move(to:)` changes. Its effective presence is derived from its own presence and from its
/// enclosing scopes. The effective presence determines whether rules run, which actions pass the gate, and how tasks and lifecycle actions
/// behave, as the following table shows.
///
/// | presence | seen | brought up to date | actions that wait for the content |
/// |---|---|---|---|
/// | live | yes | yes | run |
/// | leaving | as it was | from its last inputs | run |
/// | covered | no | yes | appearances and tasks wait, changes run |
/// | hidden | no | yes | appearances and tasks wait, changes are discarded |
/// | waiting | no | yes | all wait |
/// | resting | no | no | all wait |
/// | removed | no | no | are discarded |
package enum Presence: UInt8, CaseIterable, Comparable, Sendable {
  /// The content is visible and in use.
  case live
  /// The content is being removed. It's still drawn and animated, but isn't part of layout, preferences, or semantics.
  case leaving
  /// Another screen covers the content, or another tab has replaced it.
  case covered
  /// The content is one of several alternatives, and layout has chosen another.
  case hidden
  /// The content is a row that was created before becoming visible.
  case waiting
  /// The content is a lazy container's row that is kept while off-screen.
  case resting
  /// The content has been removed.
  case removed

  /// Returns the presence of content inside other content, which is whichever of the two hides more.
  package func inside(_ outer: Presence) -> Presence { max(self, outer) }

  /// True if the content is drawn. Such content has appeared and hasn't disappeared.
  package var isShown: Bool { self <= .leaving }

  /// True if the rules inside the content run when something changes.
  package var isUpToDate: Bool { self <= .waiting }

  /// The actions that the content forwards to the surrounding content.
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
