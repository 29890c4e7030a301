import Foundation
import RivuletDrawing

/// A text by paragraphs, each shaped when it is first needed: with a line limit most of a long text never is.
final class ShapedText {
  /// One paragraph.
  struct Paragraph {
    /// Offsets into the text in UTF-8 code units, the line break left out.
    let range: Range<Int>
    /// Its characters, offsets counting from the paragraph's beginning.
    var shape: ParagraphShape?
  }

  /// What is shaped.
  let text: StyledText
  /// At least one, perhaps empty.
  private(set) var paragraphs: [Paragraph]

  /// A text of which nothing is shaped yet.
  init(_ text: StyledText) {
    self.text = text
    paragraphs = ShapedText.ranges(text.string).map { Paragraph(range: $0) }
  }

  /// The characters of a paragraph.
  func shape(_ index: Int, _ make: (Range<Int>) -> ParagraphShape) -> ParagraphShape {
    if let known = paragraphs[index].shape { return known }
    let made = make(paragraphs[index].range)
    paragraphs[index].shape = made
    return made
  }

  /// The parts between line breaks, in UTF-8 code units.
  static func ranges(_ string: String) -> [Range<Int>] {
    guard string.utf8.contains(where: { 0x0A...0x0D ~= $0 || $0 == 0xE2 || $0 == 0xC2 }) else { return [0..<string.utf8.count] }
    var list: [Range<Int>] = []
    var start = 0
    var offset = 0
    for character in string {
      let end = offset + character.utf8.count
      if character.isNewline {
        list.append(start..<offset)
        start = end
      }
      offset = end
    }
    return list + [start..<offset]
  }
}
