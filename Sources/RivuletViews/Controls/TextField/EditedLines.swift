import Foundation
import RivuletCore
import RivuletDrawing
import RivuletText

/// Some paragraphs of a text that is edited, broken into lines.
@MainActor
final class EditedBlock {
  /// The paragraphs, without the break at the end.
  let styled: StyledText
  let lines: TextLines
  let size: CGSize
  /// How many code units of the text it is, the break at its end included.
  let length: Int
  /// Where it begins in the text, in UTF-8 code units.
  fileprivate(set) var start = 0
  /// Where its lines lie among those of the text.
  fileprivate(set) var origin = CGPoint.zero
  /// What draws it; nil before the first drawing.
  var drawing: DrawingNode?

  init(_ styled: StyledText, _ layout: TextLayout, length: Int) {
    self.styled = styled
    self.length = length
    lines = layout.lines
    size = layout.size
  }

  var end: Int { start + length }

  /// The line that a boundary lies on, which counts from the beginning of the text; of two the later one.
  func line(of offset: Int) -> Int {
    lines.partitionPoint { $0.range.lowerBound <= offset - start } - 1
  }

  /// The boundaries of the characters on a line, its ends included, counted from the beginning of the block.
  func boundaries(of line: TextLine) -> [Int] {
    let range = lines.count == 1 ? 0..<styled.string.utf8.count : line.range
    return DisplayedText.boundaries(in: range, of: styled.string)
  }
}

/// The lines of a text that is edited, by blocks of paragraphs.
///
/// An edit breaks the paragraphs of the blocks in which it lies anew, and no others, however long the text is; a block is as long as a paragraph at
/// least.
@MainActor
final class EditedLines {
  /// After how many code units the next paragraph begins another block.
  private static let blockLength = 2_048

  let style: ParagraphStyle
  let width: CGFloat?
  private let system: TextSystem
  private var text: StyledText
  private(set) var blocks: [EditedBlock] = []
  /// As wide as the widest line, as high as all of them.
  private(set) var size = CGSize.zero

  init(_ text: StyledText, style: ParagraphStyle, width: CGFloat?, in system: TextSystem) {
    self.style = style
    self.width = width
    self.system = system
    self.text = text
    blocks = makeBlocks(0..<text.string.utf8.count)
    arrange()
  }

  /// Whether it breaks text alike.
  func breaks(_ style: ParagraphStyle, _ width: CGFloat?, _ system: TextSystem) -> Bool {
    self.style == style && self.width == width && self.system === system
  }

  /// Follows the text.
  func update(_ text: StyledText) {
    if text == self.text { return }
    let old = self.text
    self.text = text
    let head = old.string.sharedHead(with: text.string)
    let tail = old.string.sharedTail(with: text.string, limit: min(old.string.utf8.count, text.string.utf8.count) - head)
    let growth = text.string.utf8.count - old.string.utf8.count
    // The break before a block has to be the same too, and what follows it, for both decide where the paragraph begins.
    let first = blocks.firstIndex { $0.end >= head || !looksLike($0, text, shift: 0) } ?? blocks.count
    let last = (blocks.lastIndex { $0.start <= old.string.utf8.count - tail || !looksLike($0, text, shift: growth) } ?? -1) + 1
    guard first < last else { return arrange() }
    let start = blocks[first].start
    let end = last < blocks.count ? blocks[last].start + growth : text.string.utf8.count
    blocks.replaceSubrange(first..<last, with: makeBlocks(start..<end))
    arrange()
  }

  /// Whether the text has the looks of a block at its place, which may have moved.
  private func looksLike(_ block: EditedBlock, _ text: StyledText, shift: Int) -> Bool {
    let start = block.start + shift
    if text.runs.count == 1 {
      guard block.styled.runs.count == 1 else { return false }
      var run = text.runs[0]
      run.range = block.styled.runs[0].range
      return run == block.styled.runs[0]
    }
    let end = start + block.styled.string.utf8.count
    return start >= 0 && end <= text.string.utf8.count && runs(of: text, in: start..<end) == block.styled.runs
  }

  private func runs(of text: StyledText, in range: Range<Int>) -> [TextRun] {
    let runs = text.runs(in: range)
    if !runs.isEmpty { return runs }
    var run = text.runs.last { $0.range.lowerBound <= range.lowerBound } ?? text.runs[0]
    run.range = 0..<0
    return [run]
  }

  /// Blocks of a part that begins where a paragraph does and ends behind a break or with the text.
  private func makeBlocks(_ range: Range<Int>) -> [EditedBlock] {
    let utf8 = text.string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let part = text.string[start..<utf8.index(start, offsetBy: range.count)]
    var made: [EditedBlock] = []
    var (from, offset) = (range.lowerBound, range.lowerBound)
    for character in part {
      offset += character.utf8.count
      if character.isNewline, offset - from >= Self.blockLength || offset == range.upperBound && offset < utf8.count {
        made.append(makeBlock(from..<offset, breakLength: character.utf8.count))
        from = offset
      }
    }
    // What is behind the last break of the text is a paragraph, also if it is empty.
    if from < offset || offset == utf8.count { made.append(makeBlock(from..<offset, breakLength: 0)) }
    return made
  }

  private func makeBlock(_ range: Range<Int>, breakLength: Int) -> EditedBlock {
    let content = range.lowerBound..<range.upperBound - breakLength
    let utf8 = text.string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: content.lowerBound)
    let string = String(text.string[start..<utf8.index(start, offsetBy: content.count)])
    let styled = StyledText(string: string, runs: runs(of: text, in: content))
    let layout = system.layout(styled, style: style, proposal: ProposedViewSize(width: width, height: nil))
    return EditedBlock(styled, layout, length: range.count)
  }

  /// Puts the blocks below each other.
  private func arrange() {
    var (start, top, width) = (0, CGFloat(0), CGFloat(0))
    for block in blocks { width = max(width, block.size.width) }
    for (index, block) in blocks.enumerated() {
      block.start = start
      block.origin = CGPoint(x: style.indent(width - block.size.width), y: top)
      start += block.length
      top += block.size.height + (index + 1 < blocks.count ? style.lineSpacing : 0)
    }
    size = CGSize(width: width, height: top)
  }

  /// The bottom of a line, which counts from the first one; of the last one if there are fewer.
  func bottom(ofLine number: Int) -> CGFloat {
    var left = number
    for block in blocks {
      if left < block.lines.count { return block.origin.y + block.lines[left].rect.maxY }
      left -= block.lines.count
    }
    return size.height
  }

  /// How many lines there are.
  var lineCount: Int { blocks.reduce(0) { $0 + $1.lines.count } }
}

extension RandomAccessCollection where Index == Int {
  /// How many elements at the beginning fulfil a condition that those behind them do not.
  func partitionPoint(_ condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - startIndex
  }
}
