import Foundation
import RivuletDrawing

extension PangoShaper {
  /// What a line of a paragraph shows, with its characters in the order that they have inside the paragraph.
  func lineText(
    _ text: StyledText, _ line: TextLine, truncation: TextItem.Truncation = .tail, in paragraph: ParagraphContext
  ) -> LineText {
    var shown = LineText(text, line: line, truncation: truncation)
    guard let own = paragraph.direction else { return shown }
    shown.isRightToLeft = own == .rightToLeft
    let range = line.range.clamped(to: paragraph.range)
    let next = WritingDirection(firstIn: text.string.utf8Part(range.upperBound..<paragraph.range.upperBound))
    let before = PangoShaper.mark(before: text.string.utf8Part(paragraph.range.lowerBound..<range.lowerBound), unless: own)
    // "…" at an end of the line belongs to no letter beyond it.
    shown.enclose(
      before: line.ellipsis(truncation) == line.range.lowerBound ? "" : before,
      after: line.ellipsis(truncation) == line.range.upperBound || next == own ? "" : next?.mark ?? "")
    return shown
  }

  /// A mark in the place of the last letter, unless the paragraph's own direction says the same. Numbers read otherwise behind an Arabic
  /// letter.
  private static func mark(before text: Substring, unless own: WritingDirection) -> String {
    for scalar in text.unicodeScalars.reversed() {
      guard let direction = WritingDirection(scalar) else { continue }
      if direction == .rightToLeft, 0x0600...0x08FF ~= scalar.value { return "\u{061C}" }
      return direction == own ? "" : direction.mark
    }
    return ""
  }

  /// Whether something that is no text stands at an offset in UTF-8 code units.
  static func isObject(_ string: String, at offset: Int) -> Bool {
    let bytes = string.utf8.dropFirst(offset).prefix(3)
    return bytes.elementsEqual(String(object).utf8)
  }
}

extension TextLine {
  /// Where "…" stands, as an offset into the text; nil if no text is missing.
  fileprivate func ellipsis(_ truncation: TextItem.Truncation) -> Int? {
    guard isTruncated else { return nil }
    return omitted?.lowerBound ?? (truncation == .head ? range.lowerBound : range.upperBound)
  }
}
