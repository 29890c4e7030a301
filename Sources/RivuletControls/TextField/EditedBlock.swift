import Foundation
import RivuletCore
import RivuletDrawing
import RivuletText

/// Paragraphs of edited text, or part of a long paragraph, broken into lines.
@MainActor
final class EditedBlock {
  /// The paragraphs, excluding the final line break.
  let styled: StyledText
  let lines: TextLines
  let size: CGSize
  /// The length of the text in UTF-8 code units, including the final line break.
  let length: Int
  /// True if the last paragraph continues in the next block.
  let goesOn: Bool
  /// The start offset within the text, in UTF-8 code units.
  var start = 0
  /// The origin of the block's lines within the text.
  var origin = CGPoint.zero
  /// The drawing node of the block; nil until the block is drawn.
  var drawing: DrawingNode?

  init(_ styled: StyledText, _ layout: TextLayout, length: Int, goesOn: Bool = false) {
    self.styled = styled
    self.length = length
    self.goesOn = goesOn
    lines = layout.lines
    size = layout.size
  }

  var end: Int { start + length }

  /// Returns the index of the line that contains a text offset. A boundary between two lines belongs to the later line.
  func line(of offset: Int) -> Int {
    lines.partitionPoint { $0.range.lowerBound <= offset - start } - 1
  }

  /// Returns the text offset at the end of a line, or at the end of the block if it has no such line.
  func end(ofLine number: Int) -> Int { number + 1 < lines.count ? start + lines[number + 1].range.lowerBound : end }

  /// Returns the character boundaries on a line, including its ends, as offsets within the block.
  func boundaries(of line: TextLine) -> [Int] {
    let range = lines.count == 1 && !goesOn ? 0..<styled.string.utf8.count : line.range
    return DisplayedText.boundaries(in: range, of: styled.string)
  }
}
