/// A line breaker for text whose characters all have a width of one column. It allocates no memory. Callers pass the text for each line,
/// which avoids the reference counting of a stored string.
struct ColumnLines {
  /// A line of text.
  struct Line: Equatable {
    /// The line's range in UTF-8 code units, without the spaces at which the line was broken.
    var range: Range<Int>
    /// The number of columns, including the column for "…".
    var columns: Int
    /// True if "…" replaces text that doesn't fit.
    var isTruncated: Bool
  }

  /// The number of columns that fit.
  private let columnLimit: Int
  /// The number of lines that may still be added.
  private var linesLeft: Int
  /// The start of the next line. All offsets in this type count UTF-8 code units.
  private var start = 0
  /// True if another line follows. That line may be empty.
  private var hasMore = true

  /// Creates a breaker before the first line.
  init(columnLimit: Int, lineLimit: Int) {
    self.columnLimit = columnLimit
    linesLeft = lineLimit
  }

  /// Returns the next line, or nil after the last line of the last paragraph. Each call must receive the same text. At least one line
  /// exists.
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
    // The last break opportunity: the end of the line's content, its width, and the start of the next line.
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

  /// Returns true if the text certainly occupies a single line where it fits, because it consists of ASCII characters that don't end a
  /// line.
  static func isOneLine(_ text: String) -> Bool {
    let bytes = text.utf8.span
    // Reading all bytes, without an early exit, allows the loop to be vectorized.
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

  /// Returns the longest part of the paragraph that fits together with "…".
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
  /// Returns the end of the character at an offset. Between two ASCII characters, other than CR and LF, there is always a boundary.
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
