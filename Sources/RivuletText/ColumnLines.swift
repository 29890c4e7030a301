/// Breaks text into lines when every character is one column wide. Allocates nothing.
struct ColumnLines {
  /// One line.
  struct Line: Equatable {
    /// Offsets in UTF-8 code units, spaces at which the line was broken left out.
    var range: Range<Int>
    /// How many columns the line takes, "…" included.
    var columns: Int
    /// Whether "…" stands for text that had no room.
    var isTruncated: Bool
  }

  /// All paragraphs.
  private let text: String
  /// How many columns fit.
  private let columnLimit: Int
  /// How many more lines are allowed.
  private var linesLeft: Int
  /// Where the next line begins.
  private var start: String.Index
  /// Whether another line follows, which may be empty.
  private var hasMore = true

  /// Before the first line.
  init(_ text: String, columnLimit: Int, lineLimit: Int) {
    self.text = text
    self.columnLimit = columnLimit
    linesLeft = lineLimit
    start = text.startIndex
  }

  /// The next line; nil after the last one. There is at least one.
  mutating func next() -> Line? {
    guard hasMore, linesLeft > 0 else { return nil }
    linesLeft -= 1
    let first = start
    var columns = 0
    // The last place to break: where the line's content would end, how wide it is, and where the next line would begin.
    var wordEnd = first
    var wordColumns = 0
    var nextWord = first
    var canBreakAtSpace = false
    var wasSpace = false
    var index = first

    while index < text.endIndex {
      let byte = text.utf8[index]
      if ColumnLines.isNewline(text, byte, index) {
        return finish(first..<index, columns, next: text.index(after: index), hasMore: true)
      }
      let isSpace = byte == 0x20 || byte == 0x09
      if isSpace {
        if !wasSpace {
          wordEnd = index
          wordColumns = columns
        }
        nextWord = text.index(after: index)
        canBreakAtSpace = wordEnd > first
      } else if columns >= columnLimit {
        if canBreakAtSpace { return finish(first..<wordEnd, wordColumns, next: nextWord, hasMore: true) }
        return finish(first..<index, columns, next: index, hasMore: true)
      }
      wasSpace = isSpace
      columns += 1
      index = text.index(after: index)
    }
    return finish(first..<index, columns, next: index, hasMore: false)
  }

  /// Ends a line; the last allowed one is cut if anything follows.
  private mutating func finish(_ range: Range<String.Index>, _ columns: Int, next: String.Index, hasMore: Bool) -> Line {
    start = next
    self.hasMore = hasMore
    if hasMore, linesLeft == 0 { return truncated(from: range.lowerBound) }
    return Line(range: offsets(range), columns: min(columns, columnLimit), isTruncated: false)
  }

  /// As much of the paragraph as fits beside "…".
  private func truncated(from first: String.Index) -> Line {
    var index = first
    var columns = 0
    while index < text.endIndex, columns < columnLimit - 1, !ColumnLines.isNewline(text, text.utf8[index], index) {
      index = text.index(after: index)
      columns += 1
    }
    return Line(range: offsets(first..<index), columns: columns + 1, isTruncated: true)
  }

  /// A range of the text in UTF-8 code units.
  private func offsets(_ range: Range<String.Index>) -> Range<Int> {
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// Whether a paragraph ends at this character.
  private static func isNewline(_ text: String, _ byte: UInt8, _ index: String.Index) -> Bool {
    if byte < 0x80 { return 0x0A...0x0D ~= byte }
    return (byte == 0xE2 || byte == 0xC2) && text[index].isNewline
  }
}
