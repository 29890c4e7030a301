/// The history of edits for undo and redo. It stores the replaced characters rather than entire texts.
struct EditingHistory: Equatable, Sendable {
  /// A replacement of characters. Offsets are in UTF-8 code units.
  struct Change: Equatable, Sendable {
    var start: Int
    var removed: String
    var replacement: String

    /// Merges the change that immediately followed this one. Returns false if that change affects a different part of the text.
    mutating func merge(_ next: Change) -> Bool {
      if next.removed.isEmpty, next.start == start + replacement.utf8.count {
        replacement += next.replacement
      } else if next.replacement.isEmpty, replacement.isEmpty, next.start + next.removed.utf8.count == start {
        start = next.start
        removed = next.removed + removed
      } else if next.replacement.isEmpty, replacement.isEmpty, next.start == start {
        removed += next.removed
      } else {
        return false
      }
      return true
    }
  }

  /// A group of changes that are undone together, and the selections before and after it.
  struct Edit: Equatable, Sendable {
    var changes: [Change]
    var before: EditingSelection
    var after: EditingSelection
  }

  /// The kind of an edit. Consecutive edits of the same kind are undone together.
  enum Step: Equatable, Sendable {
    case typing, deleting
    /// An edit that is undone separately, such as a paste, a cut, or the insertion of text from an input method.
    case single
  }

  /// The maximum number of edits in the history (our choice).
  private static let limit = 200

  private var past: [Edit] = []
  private var future: [Edit] = []
  private var last = Step.single

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Records a change. If it continues the previous edit, adds it to that edit.
  mutating func record(_ change: Change, _ step: Step, selection: EditingSelection) {
    future.removeAll()
    defer { last = step }
    if step == last, step != .single, let edit = past.indices.last {
      let end = past[edit].changes.indices.last
      if end.map({ past[edit].changes[$0].merge(change) }) != true { past[edit].changes.append(change) }
      return
    }
    past.append(Edit(changes: [change], before: selection, after: selection))
    if past.count > EditingHistory.limit { past.removeFirst() }
  }

  /// Ends the current group of edits, so that the next edit is undone separately.
  mutating func interrupt() {
    last = .single
  }

  /// Returns the most recent edit for the caller to revert; nil if there is none.
  mutating func undo(selection: EditingSelection) -> Edit? {
    guard var edit = past.popLast() else { return nil }
    edit.after = selection
    future.append(edit)
    interrupt()
    return edit
  }

  /// Returns the most recently undone edit for the caller to reapply; nil if there is none.
  mutating func redo(selection: EditingSelection) -> Edit? {
    guard var edit = future.popLast() else { return nil }
    edit.before = selection
    past.append(edit)
    interrupt()
    return edit
  }
}
