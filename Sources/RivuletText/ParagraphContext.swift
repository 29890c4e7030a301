import RivuletDrawing

/// Where a line's paragraph is and which way it runs.
struct ParagraphContext {
  /// In the text's UTF-8 code units.
  let range: Range<Int>
  /// Nil if all letters run from left to right, so that no line needs to know what is around it.
  let direction: WritingDirection?

  /// The context of the lines of a paragraph.
  init(_ text: StyledText, _ range: Range<Int>) {
    let range = range.clamped(to: 0..<text.string.utf8.count)
    self.range = range
    let whole = text.string.utf8Part(range)
    direction = ScriptSurvey(whole).hasRightToLeft ? WritingDirection(firstIn: whole) ?? .leftToRight : nil
  }
}
