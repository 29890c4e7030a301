/// The state of text that is being edited: the characters, the selection, the marked text of an input method, and the undo history.
///
/// The state is a value that each edit transforms. Offsets are in UTF-8 code units and always lie between two user-perceived characters.
/// Offsets passed by callers are adjusted accordingly.
package struct EditingState: Equatable, Sendable {
  /// The text, excluding marked text.
  package private(set) var text: String
  package private(set) var selection: EditingSelection
  /// The marked text; nil if no input method is composing text.
  package internal(set) var marked: MarkedText?
  private var history = EditingHistory()

  /// Creates a state with the caret at the end of the given text.
  package init(_ text: String = "") {
    self.text = text
    selection = EditingSelection(head: text.utf8.count)
  }

  /// The selected text; empty if the selection is a caret.
  package var selectedText: String { part(selection.range) }

  var boundaries: TextBoundaries { TextBoundaries(text) }

  /// Selects the text from `anchor` to `head` and discards the marked text.
  mutating func setSelection(anchor: Int, head: Int) {
    marked = nil
    history.interrupt()
    let boundaries = boundaries
    selection = EditingSelection(anchor: boundaries.floor(anchor), head: boundaries.floor(head))
  }

  /// Replaces characters and places the caret after the replacement.
  mutating func replace(_ range: Range<Int>, with string: String, _ step: EditingHistory.Step) {
    marked = nil
    if range.isEmpty, string.isEmpty { return }
    history.record(EditingHistory.Change(start: range.lowerBound, removed: part(range), replacement: string), step, selection: selection)
    text.replaceSubrange(indices(range), with: string)
    // The inserted text may have combined with the character that follows it.
    selection = EditingSelection(head: boundaries.ceiling(range.lowerBound + string.utf8.count))
  }

  /// Replaces each of several ranges with the same string as a single undoable edit. The ranges must be sorted and not adjacent.
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

  /// Ends the current group of edits, so that the next edit is undone separately.
  package mutating func interruptHistory() {
    history.interrupt()
  }

  /// Undoes the most recent edit or group of edits. Returns false if there is none.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let edit = history.undo(selection: selection) else { return false }
    for change in edit.changes.reversed() {
      text.replaceSubrange(indices(change.start..<change.start + change.replacement.utf8.count), with: change.removed)
    }
    (marked, selection) = (nil, edit.before)
    return true
  }

  /// Reapplies the most recently undone edit. Returns false if there is none.
  @discardableResult
  package mutating func redo() -> Bool {
    guard let edit = history.redo(selection: selection) else { return false }
    for change in edit.changes {
      text.replaceSubrange(indices(change.start..<change.start + change.removed.utf8.count), with: change.replacement)
    }
    (marked, selection) = (nil, edit.after)
    return true
  }

  /// True if the history contains an edit to undo.
  package var canUndo: Bool { history.canUndo }

  /// True if the history contains an edit to redo.
  package var canRedo: Bool { history.canRedo }

  func part(_ range: Range<Int>) -> String { String(text[indices(range)]) }

  private func indices(_ range: Range<Int>) -> Range<String.Index> {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return start..<text.utf8.index(start, offsetBy: range.count)
  }
}

extension EditingState {
  /// Returns the state for text that was changed elsewhere. If the text is the same, returns this state. Otherwise, the new state has no
  /// history. The caret keeps its distance from the end if the text after it is unchanged, and its distance from the start if not (our
  /// choice; B12.05).
  package func following(_ text: String) -> EditingState {
    // Equal strings may consist of different code units, which would invalidate offsets.
    if text.hasSameBytes(as: self.text) { return self }
    var state = EditingState(text)
    let behind = self.text.utf8.count - selection.head
    let keepsEnd = behind <= text.utf8.count && text.utf8.suffix(behind).elementsEqual(self.text.utf8.suffix(behind))
    let head = keepsEnd ? text.utf8.count - behind : selection.head
    state.setSelection(anchor: head, head: head)
    return state
  }
}
