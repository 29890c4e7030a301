import Foundation
import RivuletDrawing

/// A line breaker that fits shaped text into the available space.
struct LineFitter {
  /// A line, with the paragraph and character at which it starts.
  private struct Fitted {
    var line: TextLine
    var paragraph: Int
    var start: Int
  }

  let shaped: ShapedText
  let style: ParagraphStyle
  let limits: TextLimits
  let shaper: PangoShaper
  private var fitted: [Fitted] = []

  /// Creates a fitter for shaped text within limits.
  init(_ shaped: ShapedText, style: ParagraphStyle, limits: TextLimits, shaper: PangoShaper) {
    self.shaped = shaped
    self.style = style
    self.limits = limits
    self.shaper = shaper
  }

  /// Breaks the text into lines. The last line is truncated if text is missing.
  mutating func layout() -> TextLayout {
    fit()
    var lines = TextLines(fitted.lazy.map(\.line))
    let width = lines.reduce(0) { max($0, $1.rect.width) }
    for index in lines.indices { lines[index].rect.origin.x = style.indent(width - lines[index].rect.width) }
    return TextLayout(size: CGSize(width: width, height: lines.last?.rect.maxY ?? 0), lines: lines)
  }

  /// Adds lines until the text or the available space is exhausted.
  private mutating func fit() {
    for paragraph in shaped.paragraphs.indices {
      let shape = shape(paragraph)
      var start = 0
      repeat {
        guard let next = addLine(paragraph, shape, start) else {
          truncateLast()
          return
        }
        start = next
      } while start < shape.count
    }
  }

  /// Adds a line. Returns the index of the next line's first character, or nil if the line doesn't fit.
  private mutating func addLine(_ paragraph: Int, _ shape: ParagraphShape, _ start: Int) -> Int? {
    if fitted.count >= limits.lineCount { return nil }
    var piece = shape.nextLine(from: start, limit: limits.width)
    var line = line(paragraph, shape, piece.content)
    if shape.dependsOnNeighbours, piece.content != 0..<shape.count { reshape(&line, &piece, paragraph, shape) }
    if !fitted.isEmpty, line.rect.maxY > limits.height + ParagraphShape.tolerance { return nil }
    fitted.append(Fitted(line: line, paragraph: paragraph, start: start))
    return piece.next
  }

  /// Measures a line that is shaped differently from the corresponding part of its paragraph, and shortens the line if it is too wide.
  private func reshape(_ line: inout TextLine, _ piece: inout ParagraphShape.Piece, _ paragraph: Int, _ shape: ParagraphShape) {
    while true {
      line.rect.size.width = width(of: line, shape)
      guard line.rect.width > limits.width + ParagraphShape.tolerance, let shorter = shape.shorter(piece) else { return }
      piece = shorter
      line = self.line(paragraph, shape, piece.content)
    }
  }

  /// Returns a line positioned below the existing lines.
  private func line(_ paragraph: Int, _ shape: ParagraphShape, _ content: Range<Int>) -> TextLine {
    let range = bytes(paragraph, shape, content)
    let box = LineBox(shaped.text.runs, range)
    let top = fitted.last.map { $0.line.rect.maxY + (style.lineSpacing.isFinite ? style.lineSpacing : 0) } ?? 0
    return TextLine(
      rect: CGRect(x: 0, y: top, width: max(shape.width(content), 0), height: box.height), baseline: top + box.ascent, range: range)
  }

  /// Returns the width of a line that is shaped separately from its paragraph.
  private func width(of line: TextLine, _ shape: ParagraphShape) -> CGFloat {
    guard let context = shape.context else { return line.rect.width }
    // Characters with negative kerning may have a negative total width.
    return max(shaper.width(of: shaper.lineText(shaped.text, line, truncation: style.truncation, in: context)), 0)
  }

  /// Returns the shape of a paragraph.
  private func shape(_ paragraph: Int) -> ParagraphShape {
    shaped.shape(paragraph) { shaper.shape(paragraph: $0, of: shaped.text) }
  }

  /// Returns the range of a paragraph's characters in the text, in UTF-8 code units.
  private func bytes(_ paragraph: Int, _ shape: ParagraphShape, _ content: Range<Int>) -> Range<Int> {
    let start = shaped.paragraphs[paragraph].range.lowerBound
    return start + shape.offsets[content.lowerBound]..<start + shape.offsets[content.upperBound]
  }
}

extension LineFitter {
  /// Truncates the last line, because the following text doesn't fit.
  private mutating func truncateLast() {
    guard let last = fitted.popLast() else { return }
    let shape = shape(last.paragraph)
    var cut = LineCut(shape, from: last.start, truncation: style.truncation)
    // Kerning may place "…" closer to its neighbours than its own width suggests.
    let slack = shaped.text.runs.first?.font.descent ?? 0
    cut.fit(limits.width - ellipsisWidth(last) + slack)
    var line = line(last, shape, cut)
    while line.rect.width > limits.width + ParagraphShape.tolerance, cut.shorten() { line = self.line(last, shape, cut) }
    fitted.append(Fitted(line: line, paragraph: last.paragraph, start: last.start))
  }

  /// Returns the width of "…" in the style at the line's start.
  private func ellipsisWidth(_ last: Fitted) -> CGFloat {
    var line = last.line
    line.isTruncated = true
    line.omitted = line.range
    return shaper.width(of: LineText(shaped.text, line: line, truncation: style.truncation))
  }

  /// Returns a truncated line with its measured width.
  private func line(_ last: Fitted, _ shape: ParagraphShape, _ cut: LineCut) -> TextLine {
    var line = line(last.paragraph, shape, cut.content)
    line.isTruncated = true
    line.omitted = cut.omitted.map { bytes(last.paragraph, shape, $0) }
    line.rect.size.width = width(of: line, shape)
    return line
  }
}
