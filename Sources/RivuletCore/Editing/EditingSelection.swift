/// What of a text is selected: from the end that stays to the end that moves, in UTF-8 code units; both the same for a caret.
package struct EditingSelection: Hashable, Sendable {
  /// Where the selection began.
  package var anchor: Int
  /// Where the caret is.
  package var head: Int

  /// A selection; a caret without an anchor.
  package init(anchor: Int? = nil, head: Int) {
    self.anchor = anchor ?? head
    self.head = head
  }

  /// From the first to behind the last selected code unit.
  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// Whether nothing is selected.
  package var isCaret: Bool { anchor == head }
}
