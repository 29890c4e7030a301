import Foundation
import RivuletCore
import RivuletDrawing
import RivuletText

/// Some paragraphs of a text that is edited, or a part of a long one, broken into lines.
@MainActor
final class EditedBlock {
  /// The paragraphs, without the break at the end.
  let styled: StyledText
  let lines: TextLines
  let size: CGSize
  /// How many code units of the text it is, the break at its end included.
  let length: Int
  /// Whether its last paragraph goes on in the next block.
  let goesOn: Bool
  /// Where it begins in the text, in UTF-8 code units.
  var start = 0
  /// Where its lines lie among those of the text.
  var origin = CGPoint.zero
  /// What draws it; nil before the first drawing.
  var drawing: DrawingNode?

  init(_ styled: StyledText, _ layout: TextLayout, length: Int, goesOn: Bool = false) {
    self.styled = styled
    self.length = length
    self.goesOn = goesOn
    lines = layout.lines
    size = layout.size
  }

  var end: Int { start + length }

  /// The line that a boundary lies on, which counts from the beginning of the text; of two the later one.
  func line(of offset: Int) -> Int {
    lines.partitionPoint { $0.range.lowerBound <= offset - start } - 1
  }

  /// Where a line ends, which counts from the first one, from the beginning of the text; of the last one if there are fewer.
  func end(ofLine number: Int) -> Int { number + 1 < lines.count ? start + lines[number + 1].range.lowerBound : end }

  /// The boundaries of the characters on a line, its ends included, counted from the beginning of the block.
  func boundaries(of line: TextLine) -> [Int] {
    let range = lines.count == 1 && !goesOn ? 0..<styled.string.utf8.count : line.range
    return DisplayedText.boundaries(in: range, of: styled.string)
  }
}
