import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletText

/// The division of text into blocks.
extension EditedLines {
  /// The block length, in code units, after which the next paragraph starts a new block.
  private static let blockLength = 2_048
  /// The maximum length of a paragraph in a single block, in code units.
  private static let paragraphLength = 8_192
  /// The length of the parts into which a longer paragraph is divided before line breaking, in code units.
  private static let partLength = 4_096
  /// The amount of text after the desired end of a part to include in line breaking, in code units.
  private static let margin = 1_024

  /// Creates blocks from the start of a line to the start of a block that remains valid after the edit, at index `first` or later. Those
  /// remaining blocks have moved by `growth`. Returns the new blocks and the index of the remaining block that follows them.
  ///
  /// `goesOn` is true if the start is inside a paragraph that spans several blocks, and nil if paragraphs must not be divided. `wasDivided`
  /// is true if the edited paragraph already spanned several blocks. The rest of that paragraph need not be examined in advance, because
  /// each additional block is examined. Returns nil if a divided paragraph must be broken as a whole.
  func makeBlocks(
    from start: Int, goesOn: Bool?, wasDivided: Bool = false, before first: Int, growth: Int
  ) -> (made: [EditedBlock], kept: Int)? {
    var goesOn = goesOn
    var made: [EditedBlock] = []
    var offset = start
    /// Returns the first remaining block that starts at or after an offset.
    func next(_ place: Int) -> (index: Int, start: Int)? {
      let index = first + blocks[min(first, blocks.count)...].partitionPoint { $0.start + growth < place }
      return index < blocks.count ? (index, blocks[index].start + growth) : nil
    }
    while true {
      let kept = next(offset)
      if let kept, kept.start == offset { return (made, kept.index) }
      guard
        let (block, endsText) = makeBlock(
          from: offset, goesOn: goesOn, wasDivided: wasDivided, wanted: kept?.start, { next($0)?.start == $0 })
      else {
        return nil
      }
      made.append(block)
      if goesOn != nil { goesOn = block.goesOn }
      if endsText { return (made, blocks.count) }
      offset += block.length
    }
  }

  /// Creates a block, and returns the block with a Boolean value that is true for the last block. The block ends at the first wanted
  /// offset, if possible. The text after the last line break is a paragraph, even if it is empty.
  private func makeBlock(
    from start: Int, goesOn: Bool?, wasDivided: Bool, wanted: Int?, _ isWanted: (Int) -> Bool
  ) -> (EditedBlock, endsText: Bool)? {
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
        if goesOn == true || paragraph(from: start, limit: wasDivided ? Self.paragraphLength : .max).breaksInParts {
          return makePart(from: start, wanted: wanted, isWanted).map { ($0, false) }
        }
        mayBeDivided = false
      }
    }
    return (makeBlock(start..<end, breakLength: 0), true)
  }

  /// Creates a block from complete paragraphs.
  private func makeBlock(_ range: Range<Int>, breakLength: Int) -> EditedBlock {
    let styled = styled(range.lowerBound..<range.upperBound - breakLength)
    return EditedBlock(styled, layoutCache.layout(of: styled) ?? layout(styled), length: range.count)
  }

  /// Creates a block from the first lines of the remainder of a long paragraph. Returns nil if the paragraph must be broken as a whole, as
  /// for right-to-left text, joining letters, and lines of thousands of letters.
  ///
  /// The end of a line depends only on the line itself and the next word. All lines of a part except the last two are therefore also lines
  /// of the entire paragraph.
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

  /// Returns the text up to the next line feed or carriage return, limited to a number of code units. Other line breaks don't end the text.
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
