/// What an input method is about to write, such as a syllable of Korean: shown in the place of the selection, but not part of the text before
/// it is committed (our choice).
package struct MarkedText: Equatable, Sendable {
  /// Never empty.
  package let string: String
  /// The part that the input method points at, in UTF-8 code units of `string`; its end is where the caret shows.
  package let selection: Range<Int>

  /// Marked text; a part that lies outside of it is cut to it.
  package init(_ string: String, selection: Range<Int>) {
    self.string = string
    let boundaries = TextBoundaries(string)
    self.selection = boundaries.floor(selection.lowerBound)..<boundaries.ceiling(max(selection.lowerBound, selection.upperBound))
  }
}
