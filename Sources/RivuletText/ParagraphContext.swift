import RivuletDrawing

/// The range and the direction of a line's paragraph.
struct ParagraphContext {
  /// The range as offsets into the text in UTF-8 code units.
  let range: Range<Int>
  /// The direction. It is nil if all letters run from left to right, because lines then don't depend on the text around them.
  let direction: WritingDirection?

  /// Creates the context of a paragraph's lines.
  init(_ text: StyledText, _ range: Range<Int>) {
    let range = range.clamped(to: 0..<text.string.utf8.count)
    self.range = range
    let whole = text.string.utf8Part(range)
    direction = ScriptSurvey(whole).hasRightToLeft ? WritingDirection(firstIn: whole) ?? .leftToRight : nil
  }
}
