/// The text that an input method is composing, such as a Korean syllable. It is displayed in place of the selection, but does not belong to
/// the text until it is committed (our choice).
package struct MarkedText: Equatable, Sendable {
  /// The marked characters; never empty.
  package let string: String
  /// The part that the input method highlights, in UTF-8 code units of `string`. The caret is displayed at its end.
  package let selection: Range<Int>

  /// Creates marked text. The selection is clamped to the text.
  package init(_ string: String, selection: Range<Int>) {
    self.string = string
    let boundaries = TextBoundaries(string)
    self.selection = boundaries.floor(selection.lowerBound)..<boundaries.ceiling(max(selection.lowerBound, selection.upperBound))
  }
}
