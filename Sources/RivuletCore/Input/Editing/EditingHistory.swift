/// The edits for undo and redo. Each keeps the characters that it replaced, never the whole text.
struct EditingHistory: Equatable, Sendable {
  /// A replacement of characters. Offsets count UTF-8 code units.
  struct Change: Equatable, Sendable {
    var start: Int
    var removed: String
    var replacement: String

    /// Adds a change that was made immediately after this one. Returns false if it is in a different part of the text.
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

  /// Changes that are undone together, with the selection before and after them.
  struct Edit: Equatable, Sendable {
    var changes: [Change]
    var before: EditingSelection
    var after: EditingSelection
  }

  /// The kind of an edit. Consecutive edits of the same kind are undone together.
  enum Step: Equatable, Sendable {
    case typing, deleting
    /// An edit that is undone on its own: a paste, a cut, or a word committed by an input method.
    case single
  }

  /// The maximum number of edits that can be undone (our choice).
  private static let limit = 200

  private var past: [Edit] = []
  private var future: [Edit] = []
  private var last = Step.single

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Stores a change. It belongs to the previous edit if it continues that edit.
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

  /// Ends a sequence of edits that are undone together.
  mutating func interrupt() {
    last = .single
  }

  /// Returns the last edit, which the caller then reverts; nil if there is none.
  mutating func undo(selection: EditingSelection) -> Edit? {
    guard var edit = past.popLast() else { return nil }
    edit.after = selection
    future.append(edit)
    interrupt()
    return edit
  }

  /// Returns the edit that was undone last, which the caller then performs again; nil if there is none.
  mutating func redo(selection: EditingSelection) -> Edit? {
    guard var edit = future.popLast() else { return nil }
    edit.before = selection
    past.append(edit)
    interrupt()
    return edit
  }
}
