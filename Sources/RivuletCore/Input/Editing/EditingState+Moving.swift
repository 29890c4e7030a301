extension EditingState {
  /// Moves the caret. If text is selected and the movement neither extends the selection nor exceeds one character, the caret moves to the
  /// edge of the selection instead.
  package mutating func move(_ direction: EditingDirection, by unit: EditingUnit, extending: Bool = false) {
    if !extending, !selection.isCaret, unit == .character {
      let edge = direction == .backward ? selection.range.lowerBound : selection.range.upperBound
      return setSelection(anchor: edge, head: edge)
    }
    let head = target(direction, unit)
    setSelection(anchor: extending ? selection.anchor : head, head: head)
  }

  /// Deletes the selection or, if no text is selected, the text that a movement would pass over.
  package mutating func delete(_ direction: EditingDirection, by unit: EditingUnit) {
    if !selection.isCaret { return replace(selection.range, with: "", .single) }
    let target = target(direction, unit)
    replace(min(target, selection.head)..<max(target, selection.head), with: "", unit == .character ? .deleting : .single)
  }

  /// Deletes the given numbers of characters before and after the selection, as requested by an input method. The selected text is kept.
  package mutating func deleteAround(before: Int, after: Int) {
    let boundaries = boundaries
    var start = selection.range.lowerBound
    var end = selection.range.upperBound
    for _ in 0..<max(min(after, boundaries.end), 0) { end = boundaries.next(end) }
    for _ in 0..<max(min(before, boundaries.end), 0) { start = boundaries.previous(start) }
    let kept = selectedText
    let length = selection.range.count
    guard start..<end != selection.range else { return }
    replace(start..<end, with: kept, .single)
    setSelection(anchor: start, head: start + length)
  }

  /// Returns the caret position after a movement.
  private func target(_ direction: EditingDirection, _ unit: EditingUnit) -> Int {
    let boundaries = boundaries
    switch (direction, unit) {
    case (.backward, .character): return boundaries.previous(selection.head)
    case (.forward, .character): return boundaries.next(selection.head)
    case (.backward, .word): return boundaries.wordStart(before: selection.head)
    case (.forward, .word): return boundaries.wordEnd(after: selection.head)
    case (.backward, .line), (.backward, .text): return 0
    case (.forward, .line), (.forward, .text): return boundaries.end
    }
  }
}

// MARK: - Selecting

extension EditingState {
  /// Selects all text and places the caret at the end.
  package mutating func selectAll() {
    setSelection(anchor: 0, head: text.utf8.count)
  }

  /// Moves the caret to the start of the character at an offset. If `extending` is true, extends the selection to the new position.
  package mutating func moveCaret(to offset: Int, extending: Bool = false) {
    setSelection(anchor: extending ? selection.anchor : offset, head: offset)
  }

  /// Selects the paragraph at an offset, including the line break at its end.
  package mutating func selectParagraph(at offset: Int) {
    let paragraph = boundaries.paragraph(at: offset)
    setSelection(anchor: paragraph.lowerBound, head: paragraph.upperBound)
  }

  /// Selects the word, whitespace, or punctuation mark at an offset.
  package mutating func selectWord(at offset: Int) {
    let word = boundaries.word(at: offset)
    setSelection(anchor: word.lowerBound, head: word.upperBound)
  }
}
