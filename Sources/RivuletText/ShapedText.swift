import Foundation
import RivuletDrawing

/// Text divided into paragraphs, which are shaped on first use. With a line limit, most of a long text is never shaped.
final class ShapedText {
  /// A paragraph of the text.
  struct Paragraph {
    /// The paragraph's range in the text, in UTF-8 code units, without the line break.
    let range: Range<Int>
    /// The shape, with offsets from the start of the paragraph; nil until first use.
    var shape: ParagraphShape?
  }

  /// The text to shape.
  let text: StyledText
  /// The paragraphs. At least one exists, which may be empty.
  private(set) var paragraphs: [Paragraph]

  /// Creates text that is not shaped yet.
  init(_ text: StyledText) {
    self.text = text
    paragraphs = ShapedText.ranges(text.string).map { Paragraph(range: $0) }
  }

  /// Returns the shape of a paragraph, which `make` creates on first use.
  func shape(_ index: Int, _ make: (Range<Int>) -> ParagraphShape) -> ParagraphShape {
    if let known = paragraphs[index].shape { return known }
    let made = make(paragraphs[index].range)
    paragraphs[index].shape = made
    return made
  }

  /// Returns the ranges between line breaks, in UTF-8 code units.
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
