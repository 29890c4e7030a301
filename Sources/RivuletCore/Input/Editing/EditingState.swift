/// Text that is being edited: its characters, its selection, the marked text of an input method, and the history for undo.
///
/// This is a value: every edit is a function from one state to the next. Offsets count UTF-8 code units, and always fall between two
/// user-perceived characters. Offsets from callers are moved to such positions.
package struct EditingState: Equatable, Sendable {
  /// The text, without the marked text.
  package private(set) var text: String
  package private(set) var selection: EditingSelection
  /// The marked text; nil while no input method is composing.
  package internal(set) var marked: MarkedText?
  private var history = EditingHistory()

  /// Creates a state with the caret at the end of the text.
  package init(_ text: String = "") {
    self.text = text
    selection = EditingSelection(head: text.utf8.count)
  }

  /// The selected text; empty for a caret.
  package var selectedText: String { part(selection.range) }

  var boundaries: TextBoundaries { TextBoundaries(text) }

  /// Selects from `anchor` to `head`, and removes the marked text.
  mutating func setSelection(anchor: Int, head: Int) {
    marked = nil
    history.interrupt()
    let boundaries = boundaries
    selection = EditingSelection(anchor: boundaries.floor(anchor), head: boundaries.floor(head))
  }

  /// Replaces characters, and puts the caret after the new ones.
  mutating func replace(_ range: Range<Int>, with string: String, _ step: EditingHistory.Step) {
    marked = nil
    if range.isEmpty, string.isEmpty { return }
    history.record(EditingHistory.Change(start: range.lowerBound, removed: part(range), replacement: string), step, selection: selection)
    text.replaceSubrange(indices(range), with: string)
    // The inserted text may have merged with the character after it.
    selection = EditingSelection(head: boundaries.ceiling(range.lowerBound + string.utf8.count))
  }

  /// Replaces several parts, which must be in order and not adjacent, with the same characters. They are undone together.
  package mutating func replace(_ parts: [Range<Int>], with string: String) {
    guard let first = parts.first, let last = parts.last else { return }
    var written = ""
    var place = first.lowerBound
    for part in parts {
      written += self.part(place..<part.lowerBound) + string
      place = part.upperBound
    }
    replace(first.lowerBound..<last.upperBound, with: written, .single)
  }

  /// Ends a sequence of edits that are undone together.
  package mutating func interruptHistory() {
    history.interrupt()
  }

  /// Undoes the last edit, or the last sequence of typing or deleting. Returns false if there is none.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let edit = history.undo(selection: selection) else { return false }
    for change in edit.changes.reversed() {
      text.replaceSubrange(indices(change.start..<change.start + change.replacement.utf8.count), with: change.removed)
    }
    (marked, selection) = (nil, edit.before)
    return true
  }

  /// Performs the last undone edit again. Returns false if there is none.
  @discardableResult
  package mutating func redo() -> Bool {
    guard let edit = history.redo(selection: selection) else { return false }
    for change in edit.changes {
      text.replaceSubrange(indices(change.start..<change.start + change.removed.utf8.count), with: change.replacement)
    }
    (marked, selection) = (nil, edit.after)
    return true
  }

  /// True if there is an edit to undo.
  package var canUndo: Bool { history.canUndo }

  /// True if there is an edit to redo.
  package var canRedo: Bool { history.canRedo }

  func part(_ range: Range<Int>) -> String { String(text[indices(range)]) }

  private func indices(_ range: Range<Int>) -> Range<String.Index> {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return start..<text.utf8.index(start, offsetBy: range.count)
  }
}

extension EditingState {
  /// Returns the state for text that was changed elsewhere. If the text is equal, the state is kept. Otherwise, the new state has no
  /// history. The caret keeps its distance from the end if the text after it is unchanged, or else its distance from the start (our choice;
  /// B12.05).
  package func following(_ text: String) -> EditingState {
    // Equal strings may differ in their code units, and offsets count code units.
    if text.hasSameBytes(as: self.text) { return self }
    var state = EditingState(text)
    let behind = self.text.utf8.count - selection.head
    let keepsEnd = behind <= text.utf8.count && text.utf8.suffix(behind).elementsEqual(self.text.utf8.suffix(behind))
    let head = keepsEnd ? text.utf8.count - behind : selection.head
    state.setSelection(anchor: head, head: head)
    return state
  }
}
