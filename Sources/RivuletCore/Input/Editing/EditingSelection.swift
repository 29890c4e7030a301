/// A selection in text, from a fixed to a moving end, in UTF-8 code units. If both ends are equal, the selection is a caret.
package struct EditingSelection: Hashable, Sendable {
  /// The fixed end, where the selection started.
  package var anchor: Int
  /// The moving end, which is the caret position.
  package var head: Int

  /// Creates a selection, or a caret if `anchor` is nil.
  package init(anchor: Int? = nil, head: Int) {
    self.anchor = anchor ?? head
    self.head = head
  }

  /// The range of selected code units.
  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// True if no text is selected.
  package var isCaret: Bool { anchor == head }
}
