import Foundation

extension ParagraphShape {
  /// The tolerance for lengths that are sums of advances.
  static let tolerance: CGFloat = 1e-6

  /// The part of a paragraph that a line shows.
  struct Piece: Equatable {
    /// The characters on the line, without trailing spaces if the line was broken there.
    var content: Range<Int>
    /// The index of the next line's first character.
    var next: Int
    /// True if the line ends inside a word.
    var isInsideWord = false
  }

  /// Returns as many whole words as fit. If the first word is too long, returns as many of its characters as fit, but at least one.
  func nextLine(from start: Int, limit: CGFloat) -> Piece {
    let end = positions[start] + limit + ParagraphShape.tolerance
    if width <= end { return Piece(content: start..<count, next: count) }
    var lastBreak: Piece?
    for index in start..<count {
      if index > start, traits[index].contains(.allowsBreakBefore) {
        let content = start..<endWithoutSpaces(start..<index)
        if !content.isEmpty { lastBreak = Piece(content: content, next: index) }
      }
      if index > start, !traits[index].contains(.isSpace), positions[index + 1] > end {
        // The line must not end after these spaces, so they may extend beyond the limit.
        let end = max(endWithoutSpaces(start..<index), start + 1)
        return lastBreak ?? Piece(content: start..<end, next: index, isInsideWord: true)
      }
    }
    return Piece(content: start..<max(endWithoutSpaces(start..<count), min(start + 1, count)), next: count)
  }

  /// Returns the next shorter piece with the same start: without its trailing spaces, its last word, or its last character. Returns nil
  /// for a single character.
  func shorter(_ piece: Piece) -> Piece? {
    let start = piece.content.lowerBound
    let end = piece.content.upperBound
    let inked = endWithoutSpaces(piece.content)
    if start < inked, inked < end { return Piece(content: start..<inked, next: piece.next, isInsideWord: piece.isInsideWord) }
    guard end - start > 1 else { return nil }
    if !piece.isInsideWord {
      for index in stride(from: end - 1, to: start, by: -1) where traits[index].contains(.allowsBreakBefore) {
        let content = start..<endWithoutSpaces(start..<index)
        if !content.isEmpty { return Piece(content: content, next: index) }
      }
    }
    return Piece(content: start..<end - 1, next: end - 1, isInsideWord: true)
  }

  /// Returns the end of the longest prefix of a range that fits, or the range's start if no character fits.
  func prefix(of range: Range<Int>, limit: CGFloat) -> Int {
    var end = range.lowerBound
    while end < range.upperBound, width(range.lowerBound..<end + 1) <= limit + ParagraphShape.tolerance { end += 1 }
    return end
  }

  /// Returns the start of the longest suffix of a range that fits, or the range's end if no character fits.
  func suffix(of range: Range<Int>, limit: CGFloat) -> Int {
    var start = range.upperBound
    while start > range.lowerBound, width(start - 1..<range.upperBound) <= limit + ParagraphShape.tolerance { start -= 1 }
    return start
  }
}
