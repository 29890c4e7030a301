import Foundation
import RivuletDrawing

/// The string to shape for a line: a paragraph, or the visible text of a line, including "…".
struct LineText {
  /// A sequence of characters that belong to one run.
  struct Span {
    /// The range in the string, in UTF-8 code units.
    var range: Range<Int>
    /// The index of the run in the text's runs.
    var run: Int
    /// The offset of the characters in the text, or nil for "…" and direction marks.
    var source: Int?
    /// The run's font.
    var font: ResolvedFont
    /// The extra space after each character, in points.
    var kerning: CGFloat
  }

  /// The ellipsis that replaces text that doesn't fit.
  static let ellipsis = "…"

  /// The string to shape.
  private(set) var string = ""
  /// The spans in order, without gaps.
  private(set) var spans: [Span] = []
  /// True if the paragraph's direction is right to left.
  var isRightToLeft = false

  /// Creates the string for part of the text.
  init(_ text: StyledText, _ range: Range<Int>) {
    append(text, range)
  }

  /// Creates the visible string of a line.
  init(_ text: StyledText, line: TextLine, truncation: TextItem.Truncation) {
    guard line.isTruncated else {
      append(text, line.range)
      return
    }
    if let omitted = line.omitted {
      append(text, line.range.lowerBound..<min(max(line.range.lowerBound, omitted.lowerBound), line.range.upperBound))
      appendEllipsis(text, near: omitted.lowerBound)
      append(text, min(omitted.upperBound, line.range.upperBound)..<line.range.upperBound)
    } else if truncation == .head {
      appendEllipsis(text, near: line.range.lowerBound + 1)
      append(text, line.range)
    } else {
      append(text, line.range)
      appendEllipsis(text, near: line.range.upperBound)
    }
  }

  /// Appends part of the text. Characters outside all runs are omitted.
  private mutating func append(_ text: StyledText, _ range: Range<Int>) {
    let range = range.clamped(to: 0..<text.string.utf8.count)
    for (index, run) in text.runs.enumerated() {
      let part = run.range.clamped(to: range)
      if part.isEmpty { continue }
      add(text.string.utf8Part(part), index, run, kerning: run.kerning.isFinite ? run.kerning : 0, source: part.lowerBound)
    }
  }

  /// Appends "…" in the style of the character before an offset.
  private mutating func appendEllipsis(_ text: StyledText, near offset: Int) {
    guard let index = text.runs.lastIndex(where: { $0.range.lowerBound < offset }) ?? text.runs.indices.first else { return }
    add(LineText.ellipsis[...], index, text.runs[index], kerning: 0)
  }

  /// Appends characters in a single style.
  private mutating func add(_ characters: Substring, _ index: Int, _ run: TextRun, kerning: CGFloat, source: Int? = nil) {
    let start = string.utf8.count
    string += characters
    spans.append(Span(range: start..<string.utf8.count, run: index, source: source, font: run.font, kerning: kerning))
  }

  /// Returns the offset in the line's string for an offset in the text, or nil if the line does not show that character.
  func offset(of source: Int) -> Int? {
    for span in spans {
      guard let start = span.source, start..<start + span.range.count ~= source else { continue }
      return span.range.lowerBound + source - start
    }
    return nil
  }

  /// Encloses the line in direction marks, which preserve the direction that its characters have in the paragraph.
  mutating func enclose(before: String, after: String) {
    guard !spans.isEmpty, !(before.isEmpty && after.isEmpty) else { return }
    let shift = before.utf8.count
    string = before + string + after
    for index in spans.indices {
      spans[index].range = spans[index].range.lowerBound + shift..<spans[index].range.upperBound + shift
    }
    var mark = spans[0]
    mark.kerning = 0
    mark.source = nil
    mark.range = 0..<shift
    if shift > 0 { spans.insert(mark, at: 0) }
    mark.range = string.utf8.count - after.utf8.count..<string.utf8.count
    if !after.isEmpty { spans.append(mark) }
  }
}
