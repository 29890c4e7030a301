/// The states for undo and redo.
struct EditingHistory: Equatable, Sendable {
  /// A text and its selection.
  struct Snapshot: Equatable, Sendable {
    var text: String
    var selection: EditingSelection
  }

  /// The kind of an edit. Consecutive edits of one kind are undone together.
  enum Step: Equatable, Sendable {
    case typing, deleting
    /// An edit that is undone on its own: a paste, a cut, a committed word of an input method.
    case single
  }

  /// The largest number of edits that can be undone (our choice).
  private static let limit = 200

  private var past: [Snapshot] = []
  private var future: [Snapshot] = []
  private var last = Step.single

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Stores the state before an edit, unless the edit continues the previous one.
  mutating func record(_ before: Snapshot, _ step: Step) {
    future.removeAll()
    defer { last = step }
    if step == last, step != .single { return }
    past.append(before)
    if past.count > EditingHistory.limit { past.removeFirst() }
  }

  /// Ends a sequence of edits that are undone together.
  mutating func interrupt() {
    last = .single
  }

  /// Returns the state before the last edit; nil if there is none.
  mutating func undo(from now: Snapshot) -> Snapshot? {
    guard let before = past.popLast() else { return nil }
    future.append(now)
    interrupt()
    return before
  }

  /// Returns the state after the edit that was undone last; nil if there is none.
  mutating func redo(from now: Snapshot) -> Snapshot? {
    guard let after = future.popLast() else { return nil }
    past.append(now)
    interrupt()
    return after
  }
}
