import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletText

/// How a text is divided into blocks.
extension EditedLines {
  /// After how many code units the next paragraph begins another block.
  private static let blockLength = 2_048
  /// How long a paragraph may be and still be one block.
  private static let paragraphLength = 8_192
  /// How much of a longer one is broken into lines at once.
  private static let partLength = 4_096
  /// How much text is broken behind the place at which a part should end.
  private static let margin = 1_024

  /// Blocks from a place on where a line begins, up to one where a kept block begins: one behind the edit, by its index. The answer says which one;
  /// the text has grown before it.
  ///
  /// `goesOn` says whether the place lies inside of a paragraph that is several blocks; nil if no paragraph shall be. The answer is nil where one was
  /// begun that has to be broken as a whole.
  func makeBlocks(from start: Int, goesOn: Bool?, before first: Int, growth: Int) -> (made: [EditedBlock], kept: Int)? {
    var goesOn = goesOn
    var made: [EditedBlock] = []
    var offset = start
    /// The first kept block that does not begin before a place.
    func next(_ place: Int) -> (index: Int, start: Int)? {
      let index = first + blocks[min(first, blocks.count)...].partitionPoint { $0.start + growth < place }
      return index < blocks.count ? (index, blocks[index].start + growth) : nil
    }
    while true {
      let kept = next(offset)
      if let kept, kept.start == offset { return (made, kept.index) }
      guard let (block, endsText) = makeBlock(from: offset, goesOn: goesOn, wanted: kept?.start, { next($0)?.start == $0 }) else {
        return nil
      }
      made.append(block)
      if goesOn != nil { goesOn = block.goesOn }
      if endsText { return (made, blocks.count) }
      offset += block.length
    }
  }

  /// One block, which ends at the first place that is wanted if that can be, and whether it is the last one. What is behind the last break of the
  /// text is a paragraph, also if it is empty.
  private func makeBlock(from start: Int, goesOn: Bool?, wanted: Int?, _ isWanted: (Int) -> Bool) -> (EditedBlock, endsText: Bool)? {
    if goesOn == true, !paragraph(from: start, limit: Self.paragraphLength).breaksInParts { return nil }
    var end = start
    var lastBreak: (end: Int, length: Int)?
    var mayBeDivided = width != nil && goesOn != nil
    for character in string(from: start) {
      end += character.utf8.count
      if character.isNewline {
        if end - start >= Self.blockLength || isWanted(end) { return (makeBlock(start..<end, breakLength: character.utf8.count), false) }
        lastBreak = (end, character.utf8.count)
      } else if end - start > Self.paragraphLength, mayBeDivided {
        if let lastBreak { return (makeBlock(start..<lastBreak.end, breakLength: lastBreak.length), false) }
        if goesOn == true || paragraph(from: start).breaksInParts {
          return makePart(from: start, wanted: wanted, isWanted).map { ($0, false) }
        }
        mayBeDivided = false
      }
    }
    return (makeBlock(start..<end, breakLength: 0), true)
  }

  /// Whole paragraphs.
  private func makeBlock(_ range: Range<Int>, breakLength: Int) -> EditedBlock {
    let styled = styled(range.lowerBound..<range.upperBound - breakLength)
    return EditedBlock(styled, formerLayouts.layout(of: styled) ?? layout(styled), length: range.count)
  }

  /// The first lines of what is left of a long paragraph; nil where it has to be broken as a whole, as text from right to left, letters that join, and
  /// lines of thousands of letters.
  ///
  /// A line ends by what stands on it and the word behind it, so that the lines of a part are those of the whole but for the last two.
  private func makePart(from start: Int, wanted: Int?, _ isWanted: (Int) -> Bool) -> EditedBlock? {
    var length = Self.partLength
    if let wanted { length = max(length, wanted - start + Self.margin) }
    if length > Self.paragraphLength { length = Self.partLength }
    var end = start
    for character in string(from: start) {
      end += character.utf8.count
      if end - start >= length { break }
    }
    let lines = layout(styled(start..<end)).lines
    guard lines.count > 3 else { return nil }
    let count = (1..<lines.count - 2).first { isWanted(start + lines[$0].range.lowerBound) } ?? lines.count - 2
    let part = lines[count].range.lowerBound
    var kept = TextLines(lines.prefix(count))
    let width = kept.reduce(0) { max($0, $1.rect.width) }
    for index in kept.indices { kept[index].rect.origin.x = style.indent(width - kept[index].rect.width) }
    let size = CGSize(width: width, height: kept[count - 1].rect.maxY)
    return EditedBlock(styled(start..<start + part), TextLayout(size: size, lines: kept), length: part, goesOn: true)
  }

  private func layout(_ styled: StyledText) -> TextLayout {
    system.layout(styled, style: style, proposal: ProposedViewSize(width: width, height: nil))
  }

  private func styled(_ range: Range<Int>) -> StyledText {
    let utf8 = text.string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let string = String(text.string[start..<utf8.index(start, offsetBy: range.count)])
    return StyledText(string: string, runs: runs(of: text, in: range))
  }

  /// What there is up to the next break, or further where that is a rare one; of a long text no more than so many code units.
  private func paragraph(from offset: Int, limit: Int = .max) -> StyledText {
    let rest = string(from: offset)
    let part = rest.utf8.prefix(min(limit, rest.utf8.count))
    let end = part.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? part.endIndex
    return StyledText(string: String(decoding: part[..<end], as: UTF8.self), runs: [])
  }

  private func string(from offset: Int) -> Substring {
    text.string[text.string.utf8.index(text.string.startIndex, offsetBy: offset)...]
  }
}
