import RivuletDrawing

/// The range and direction of the paragraph that contains a line.
struct ParagraphContext {
  /// The range in the text, in UTF-8 code units.
  let range: Range<Int>
  /// The direction; nil if all letters run from left to right, because lines then don't depend on the surrounding text.
  let direction: WritingDirection?

  /// Creates the context for the lines of a paragraph.
  init(_ text: StyledText, _ range: Range<Int>) {
    let range = range.clamped(to: 0..<text.string.utf8.count)
    self.range = range
    let whole = text.string.utf8Part(range)
    direction = ScriptSurvey(whole).hasRightToLeft ? WritingDirection(firstIn: whole) ?? .leftToRight : nil
  }
}
