/// The selection in text, from the fixed end to the moving end, in UTF-8 code units. Both ends are equal for a caret.
package struct EditingSelection: Hashable, Sendable {
  /// The fixed end, at which the selection started.
  package var anchor: Int
  /// The moving end, which is the position of the caret.
  package var head: Int

  /// Creates a selection; without an anchor, a caret.
  package init(anchor: Int? = nil, head: Int) {
    self.anchor = anchor ?? head
    self.head = head
  }

  /// The range of the selected code units.
  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// True if nothing is selected.
  package var isCaret: Bool { anchor == head }
}
