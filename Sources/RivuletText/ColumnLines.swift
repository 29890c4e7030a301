/// A line breaker for text whose characters are all one column wide. It allocates nothing, and it receives the text for each line instead
/// of storing it, which avoids reference counting.
struct ColumnLines {
  /// A line of text.
  struct Line: Equatable {
    /// The range as offsets in UTF-8 code units, without the spaces at which the line was broken.
    var range: Range<Int>
    /// The number of columns, "…" included.
    var columns: Int
    /// True if "…" replaces text that has no room.
    var isTruncated: Bool
  }

  /// The number of columns that fit.
  private let columnLimit: Int
  /// The number of further lines allowed.
  private var linesLeft: Int
  /// The start of the next line, in UTF-8 code units like all offsets here.
  private var start = 0
  /// True if another line follows, which may be empty.
  private var hasMore = true

  /// Creates a breaker before the first line.
  init(columnLimit: Int, lineLimit: Int) {
    self.columnLimit = columnLimit
    linesLeft = lineLimit
  }

  /// Returns the next line of all paragraphs, or nil after the last line. Pass the same text each time. There is at least one line.
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
    // These three describe the last break opportunity: the end of the line's content, its width, and the start of the next line.
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

  /// Returns true if the text is certainly one line where it fits, because it contains only ASCII characters that don't end a line.
  static func isOneLine(_ text: String) -> Bool {
    let bytes = text.utf8.span
    // The loop reads all bytes, so that it can be vectorized.
    var others: UInt8 = 0
    for index in bytes.indices { others |= bytes[index] &- 0x20 > 0x5E ? 1 : 0 }
    return others == 0
  }

  /// Ends a line, and truncates the last allowed line if text follows.
  private mutating func finish(_ text: String, _ range: Range<Int>, _ columns: Int, next: Int, hasMore: Bool) -> Line {
    start = next
    self.hasMore = hasMore
    if hasMore, linesLeft == 0 { return truncated(text, from: range.lowerBound) }
    return Line(range: range, columns: min(columns, columnLimit), isTruncated: false)
  }

  /// Returns as much of the paragraph as fits beside "…".
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
  /// Returns the end of the character at an offset. Two ASCII characters always have a boundary between them, except for CR and LF.
  fileprivate func end(ofCharacterAt place: Int, in bytes: Span<UInt8>) -> Int {
    let next = place + 1
    if bytes[place] < 0x80, next == bytes.count || bytes[next] < 0x80 && bytes[place] != 0x0D { return next }
    return utf8.distance(from: startIndex, to: index(after: index(ofPlace: place)))
  }

  /// Returns true if a paragraph ends at this character.
  fileprivate func endsParagraph(at place: Int, in bytes: Span<UInt8>) -> Bool {
    let byte = bytes[place]
    if byte < 0x80 { return 0x0A...0x0D ~= byte }
    return (byte == 0xE2 || byte == 0xC2) && self[index(ofPlace: place)].isNewline
  }

  /// Returns the string index of an offset.
  private func index(ofPlace place: Int) -> Index { utf8.index(startIndex, offsetBy: place) }
}
