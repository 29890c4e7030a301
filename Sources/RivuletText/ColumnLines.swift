/// Breaks text into lines when every character is one column wide. Allocates nothing, and is lent the text for each line instead of keeping it,
/// so that nobody's references are counted.
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

  /// How many columns fit.
  private let columnLimit: Int
  /// How many more lines are allowed.
  private var linesLeft: Int
  /// Where the next line begins, in UTF-8 code units like all places here.
  private var start = 0
  /// Whether another line follows, which may be empty.
  private var hasMore = true

  /// Before the first line.
  init(columnLimit: Int, lineLimit: Int) {
    self.columnLimit = columnLimit
    linesLeft = lineLimit
  }

  /// The next line of all paragraphs, each time the same text; nil after the last one. There is at least one.
  mutating func next(of text: String) -> Line? {
    guard hasMore, linesLeft > 0 else { return nil }
    linesLeft -= 1
    let count = text.utf8.count
    if start == 0, count <= columnLimit, Self.isOneLine(text) {
      hasMore = false
      return Line(range: 0..<count, columns: count, isTruncated: false)
    }
    let first = start
    var columns = 0
    // The last place to break: where the line's content would end, how wide it is, and where the next line would begin.
    var wordEnd = first
    var wordColumns = 0
    var nextWord = first
    var canBreakAtSpace = false
    var wasSpace = false
    var index = first

    let bytes = text.utf8.span
    while index < bytes.count {
      let after = text.end(ofCharacterAt: index, in: bytes)
      if text.endsParagraph(at: index, in: bytes) { return finish(text, first..<index, columns, next: after, hasMore: true) }
      let isSpace = bytes[index] == 0x20 || bytes[index] == 0x09
      if isSpace {
        if !wasSpace {
          wordEnd = index
          wordColumns = columns
        }
        nextWord = after
        canBreakAtSpace = wordEnd > first
      } else if columns >= columnLimit {
        if canBreakAtSpace { return finish(text, first..<wordEnd, wordColumns, next: nextWord, hasMore: true) }
        return finish(text, first..<index, columns, next: index, hasMore: true)
      }
      wasSpace = isSpace
      columns += 1
      index = after
    }
    return finish(text, first..<index, columns, next: index, hasMore: false)
  }

  /// Whether the text is surely one line where it fits: characters of ASCII, none of which ends a line.
  static func isOneLine(_ text: String) -> Bool {
    let bytes = text.utf8.span
    // All are looked at, so that many are at once.
    var others: UInt8 = 0
    for index in bytes.indices { others |= bytes[index] &- 0x20 > 0x5E ? 1 : 0 }
    return others == 0
  }

  /// Ends a line; the last allowed one is cut if anything follows.
  private mutating func finish(_ text: String, _ range: Range<Int>, _ columns: Int, next: Int, hasMore: Bool) -> Line {
    start = next
    self.hasMore = hasMore
    if hasMore, linesLeft == 0 { return truncated(text, from: range.lowerBound) }
    return Line(range: range, columns: min(columns, columnLimit), isTruncated: false)
  }

  /// As much of the paragraph as fits beside "…".
  private func truncated(_ text: String, from first: Int) -> Line {
    let bytes = text.utf8.span
    var index = first
    var columns = 0
    while index < bytes.count, columns < columnLimit - 1, !text.endsParagraph(at: index, in: bytes) {
      index = text.end(ofCharacterAt: index, in: bytes)
      columns += 1
    }
    return Line(range: first..<index, columns: columns + 1, isTruncated: true)
  }
}

extension String {
  /// Where the character at a place ends. Between two of ASCII there is always a border, but for the two that end a line on Windows.
  fileprivate func end(ofCharacterAt place: Int, in bytes: Span<UInt8>) -> Int {
    let next = place + 1
    if bytes[place] < 0x80, next == bytes.count || bytes[next] < 0x80 && bytes[place] != 0x0D { return next }
    return utf8.distance(from: startIndex, to: index(after: index(ofPlace: place)))
  }

  /// Whether a paragraph ends at this character.
  fileprivate func endsParagraph(at place: Int, in bytes: Span<UInt8>) -> Bool {
    let byte = bytes[place]
    if byte < 0x80 { return 0x0A...0x0D ~= byte }
    return (byte == 0xE2 || byte == 0xC2) && self[index(ofPlace: place)].isNewline
  }

  /// The same place for the string's own methods.
  private func index(ofPlace place: Int) -> Index { utf8.index(startIndex, offsetBy: place) }
}
