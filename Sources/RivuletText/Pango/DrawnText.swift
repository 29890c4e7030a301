import Foundation
import RivuletDrawing

/// The glyphs of a text item. The glyphs of each line are created when it is first drawn, because only a few lines of a long text are
/// visible.
final class DrawnText {
  private let text: StyledText
  private let lines: TextLines
  private let truncation: TextItem.Truncation
  private let paragraphs: [Range<Int>]
  private var contexts: [Int: ParagraphContext] = [:]
  private var glyphs: [LineGlyphs?]

  /// Prepares an item without creating glyphs.
  init(_ item: TextItem) {
    text = StyledText(string: item.string, runs: item.runs)
    lines = item.lines
    truncation = item.truncation
    paragraphs = ShapedText.ranges(item.string)
    glyphs = Array(repeating: nil, count: item.lines.count)
  }

  /// Returns the glyphs of a line.
  func line(_ index: Int, _ shaper: PangoShaper, _ plainFaces: PlainFaces) -> LineGlyphs {
    if let known = glyphs[index] { return known }
    let line = lines[index]
    let shown = shaper.lineText(text, line, truncation: truncation, in: context(line))
    let made = plainFaces.glyphs(of: shown, shaper).map { LineGlyphs(shown, $0) } ?? LineGlyphs(shown, shaper)
    glyphs[index] = made
    return made
  }

  /// Returns the context of the paragraph in which a line starts.
  private func context(_ line: TextLine) -> ParagraphContext {
    let index = paragraphs.lastIndex { $0.lowerBound <= line.range.lowerBound } ?? 0
    if let known = contexts[index] { return known }
    let made = ParagraphContext(text, paragraphs[index])
    contexts[index] = made
    return made
  }
}
