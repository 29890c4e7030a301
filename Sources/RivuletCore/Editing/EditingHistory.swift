/// The states that undoing goes back to, and those that doing again goes on to.
struct EditingHistory: Equatable, Sendable {
  /// A text and what of it was selected.
  struct Snapshot: Equatable, Sendable {
    var text: String
    var selection: EditingSelection
  }

  /// What sort of edit was made; edits of one sort in a row are undone together.
  enum Step: Equatable, Sendable {
    case typing, deleting
    /// Stands alone: a paste, a cut, a committed word of an input method.
    case single
  }

  /// How many edits can be undone (our choice).
  private static let limit = 200

  private var past: [Snapshot] = []
  private var future: [Snapshot] = []
  private var last = Step.single

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Keeps the state before an edit, unless the edit goes on with the one before.
  mutating func record(_ before: Snapshot, _ step: Step) {
    future.removeAll()
    defer { last = step }
    if step == last, step != .single { return }
    past.append(before)
    if past.count > EditingHistory.limit { past.removeFirst() }
  }

  /// Ends a row of edits that belong together.
  mutating func interrupt() {
    last = .single
  }

  /// The state before the last edit; nil if there is none.
  mutating func undo(from now: Snapshot) -> Snapshot? {
    guard let before = past.popLast() else { return nil }
    future.append(now)
    interrupt()
    return before
  }

  /// The state after the edit that was undone last; nil if there is none.
  mutating func redo(from now: Snapshot) -> Snapshot? {
    guard let after = future.popLast() else { return nil }
    past.append(now)
    interrupt()
    return after
  }
}
