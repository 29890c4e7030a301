/// A line of text that is being edited: what it says, what of it is selected, what an input method is about to write, and what can be undone.
///
/// A value: every edit is a function from one state to the next. Offsets count UTF-8 code units and always lie between two characters as
/// people see them; offsets that callers give are moved there.
package struct EditingState: Equatable, Sendable {
  /// Without what is marked.
  package private(set) var text: String
  package private(set) var selection: EditingSelection
  /// Nil while no input method is in the middle of something.
  package internal(set) var marked: MarkedText?
  private var history = EditingHistory()

  /// A text with the caret at its end.
  package init(_ text: String = "") {
    self.text = text
    selection = EditingSelection(head: text.utf8.count)
  }

  /// What is selected; empty for a caret.
  package var selectedText: String { part(selection.range) }

  var boundaries: TextBoundaries { TextBoundaries(text) }

  /// Selects from `anchor` to `head`; ends what an input method was about to write.
  mutating func setSelection(anchor: Int, head: Int) {
    marked = nil
    history.interrupt()
    let boundaries = boundaries
    selection = EditingSelection(anchor: boundaries.floor(anchor), head: boundaries.floor(head))
  }

  /// Puts characters in the place of others; the caret comes behind them.
  mutating func replace(_ range: Range<Int>, with string: String, _ step: EditingHistory.Step) {
    marked = nil
    if range.isEmpty, string.isEmpty { return }
    history.record(snapshot, step)
    text.replaceSubrange(indices(range), with: string)
    // What was inserted may have joined the character behind it.
    selection = EditingSelection(head: boundaries.ceiling(range.lowerBound + string.utf8.count))
  }

  /// Puts the same characters in the place of several parts, which are in order and apart; all of it is undone at once.
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

  /// Ends a row of edits that are undone together.
  package mutating func interruptHistory() {
    history.interrupt()
  }

  /// Takes back the last edit, or the last row of typing or deleting; false if there is nothing to take back.
  @discardableResult
  package mutating func undo() -> Bool { take(history.undo(from: snapshot)) }

  /// Does again what was taken back last; false if there is nothing.
  @discardableResult
  package mutating func redo() -> Bool { take(history.redo(from: snapshot)) }

  /// Whether there is an edit to take back.
  package var canUndo: Bool { history.canUndo }

  /// Whether there is an edit to do again.
  package var canRedo: Bool { history.canRedo }

  private mutating func take(_ snapshot: EditingHistory.Snapshot?) -> Bool {
    guard let snapshot else { return false }
    marked = nil
    text = snapshot.text
    selection = snapshot.selection
    return true
  }

  private var snapshot: EditingHistory.Snapshot { EditingHistory.Snapshot(text: text, selection: selection) }

  func part(_ range: Range<Int>) -> String { String(text[indices(range)]) }

  private func indices(_ range: Range<Int>) -> Range<String.Index> {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return start..<text.utf8.index(start, offsetBy: range.count)
  }
}

extension EditingState {
  /// The state for a text that somebody else wrote: the same if it says the same, else without history and with the caret at the same distance
  /// from the end if what follows is the same, or at the same distance from the beginning (our choice; B12.05).
  package func following(_ text: String) -> EditingState {
    // Equal strings may differ in their code units, which offsets count.
    if text.hasSameBytes(as: self.text) { return self }
    var state = EditingState(text)
    let behind = self.text.utf8.count - selection.head
    let keepsEnd = behind <= text.utf8.count && text.utf8.suffix(behind).elementsEqual(self.text.utf8.suffix(behind))
    let head = keepsEnd ? text.utf8.count - behind : selection.head
    state.setSelection(anchor: head, head: head)
    return state
  }
}
