import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletText

/// The lines of edited text, organized in blocks of paragraphs.
///
/// An edit reflows only some blocks: the edited blocks, and subsequent blocks up to the start of an existing block. All other blocks are
/// unaffected, regardless of the text's length. A long paragraph consists of several blocks that each end with a complete line
/// (`EditedLines+Blocks.swift`).
@MainActor
final class EditedLines {
  let style: ParagraphStyle
  let width: CGFloat?
  let system: TextSystem
  package private(set) var text: StyledText
  private(set) var blocks: [EditedBlock] = []
  /// The lines of blocks that edits have removed, which undoing an edit can reuse.
  private(set) var layoutCache = LayoutCache()
  /// The width of the widest line, and the total height of the lines.
  private(set) var size = CGSize.zero

  init(_ text: StyledText, style: ParagraphStyle, width: CGFloat?, in system: TextSystem) {
    self.style = style
    self.width = width
    self.system = system
    self.text = text
    blocks =
      (makeBlocks(from: 0, goesOn: false, before: 0, growth: 0) ?? makeBlocks(from: 0, goesOn: nil, before: 0, growth: 0))?.made ?? []
    arrange()
  }

  /// Returns true if these lines were broken with the given style, width, and text system.
  func breaks(_ style: ParagraphStyle, _ width: CGFloat?, _ system: TextSystem) -> Bool {
    self.style == style && self.width == width && self.system === system
  }

  /// Updates the lines after the text has changed.
  func update(_ text: StyledText) {
    if text == self.text { return }
    let old = self.text
    self.text = text
    let head = old.string.sharedHead(with: text.string)
    let tail = old.string.sharedTail(with: text.string, limit: min(old.string.utf8.count, text.string.utf8.count) - head)
    let growth = text.string.utf8.count - old.string.utf8.count
    // The line break before a block and the text after the block must also be unchanged, because both affect whether the block starts a
    // paragraph.
    var first = blocks.firstIndex { $0.end >= head || !hasSameLook($0, text, shift: 0) } ?? blocks.count
    let last = (blocks.lastIndex { $0.start <= old.string.utf8.count - tail || !hasSameLook($0, text, shift: growth) } ?? -1) + 1
    guard first < last else { return arrange() }
    // A shortened word at the start of a line may now fit on the previous line.
    while first > 0, blocks[first - 1].goesOn, blocks[first].lines.count == 1 || head < blocks[first].end(ofLine: 1) { first -= 1 }
    let goesOn = first > 0 && blocks[first - 1].goesOn
    var result = makeBlocks(
      from: blocks[first].start, goesOn: goesOn, wasDivided: blocks[first..<last].contains(where: \.goesOn), before: last, growth: growth)
    if result == nil {
      // The long paragraph now contains text that must be broken as a whole.
      while first > 0, blocks[first - 1].goesOn { first -= 1 }
      result = makeBlocks(from: blocks[first].start, goesOn: nil, before: last, growth: growth)
    }
    if let (made, kept) = result {
      for block in blocks[first..<kept] { layoutCache.remember(block) }
      blocks.replaceSubrange(first..<kept, with: made)
    }
    arrange()
  }

  /// Returns true if a block still matches the text and its attributes, at the block's position offset by `shift`.
  private func hasSameLook(_ block: EditedBlock, _ text: StyledText, shift: Int) -> Bool {
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

  func runs(of text: StyledText, in range: Range<Int>) -> [TextRun] {
    let runs = text.runs(in: range)
    if !runs.isEmpty { return runs }
    var run = text.runs.last { $0.range.lowerBound <= range.lowerBound } ?? text.runs[0]
    run.range = 0..<0
    return [run]
  }

  /// Stacks the blocks vertically.
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

  /// Returns the bottom of a line relative to the top of the first line, or the bottom of the last line if no such line exists.
  func bottom(ofLine number: Int) -> CGFloat {
    var left = number
    for block in blocks {
      if left < block.lines.count { return block.origin.y + block.lines[left].rect.maxY }
      left -= block.lines.count
    }
    return size.height
  }

  /// The number of lines.
  var lineCount: Int { blocks.reduce(0) { $0 + $1.lines.count } }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the number of leading elements that satisfy a condition. No subsequent element may satisfy the condition.
  func partitionPoint(_ condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - startIndex
  }
}
