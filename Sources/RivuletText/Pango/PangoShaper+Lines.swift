import Foundation
import RivuletDrawing

extension PangoShaper {
  /// Returns the visible text of a line, with direction marks that preserve the order of its characters in the paragraph.
  func lineText(
    _ text: StyledText, _ line: TextLine, truncation: TextItem.Truncation = .tail, in paragraph: ParagraphContext
  ) -> LineText {
    var shown = LineText(text, line: line, truncation: truncation)
    guard let own = paragraph.direction else { return shown }
    shown.isRightToLeft = own == .rightToLeft
    let range = line.range.clamped(to: paragraph.range)
    let next = WritingDirection(firstIn: text.string.utf8Part(range.upperBound..<paragraph.range.upperBound))
    let before = PangoShaper.mark(before: text.string.utf8Part(paragraph.range.lowerBound..<range.lowerBound), unless: own)
    // At an end of the line, "…" does not depend on the letters beyond that end.
    shown.enclose(
      before: line.ellipsis(truncation) == line.range.lowerBound ? "" : before,
      after: line.ellipsis(truncation) == line.range.upperBound || next == own ? "" : next?.mark ?? "")
    return shown
  }

  /// Returns a mark that represents the last letter before the line; empty if that letter has the paragraph's direction. After an Arabic
  /// letter, the mark is always necessary, because numbers are ordered differently.
  private static func mark(before text: Substring, unless own: WritingDirection) -> String {
    for scalar in text.unicodeScalars.reversed() {
      guard let direction = WritingDirection(scalar) else { continue }
      if direction == .rightToLeft, 0x0600...0x08FF ~= scalar.value { return "\u{061C}" }
      return direction == own ? "" : direction.mark
    }
    return ""
  }

  /// Returns true if the character at an offset, in UTF-8 code units, represents an object.
  static func isObject(_ string: String, at offset: Int) -> Bool {
    let bytes = string.utf8.dropFirst(offset).prefix(3)
    return bytes.elementsEqual(String(object).utf8)
  }
}

extension TextLine {
  /// Returns the offset in the text at which "…" appears; nil if no text is missing.
  fileprivate func ellipsis(_ truncation: TextItem.Truncation) -> Int? {
    guard isTruncated else { return nil }
    return omitted?.lowerBound ?? (truncation == .head ? range.lowerBound : range.upperBound)
  }
}
