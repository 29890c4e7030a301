import Foundation
import RivuletDrawing
import RivuletGeometry

/// A line breaker that measures the words of styled text, for measurers that are not layout engines.
struct LineBreaker {
  /// The text to break.
  private let text: StyledText
  /// The style, which determines the line limit, spacing and alignment.
  private let style: ParagraphStyle
  /// The widths and heights of parts of the text.
  private let advances: MeasuredAdvances

  /// Creates a breaker for styled text.
  init(_ text: StyledText, style: ParagraphStyle, advances: MeasuredAdvances) {
    self.text = text
    self.style = style
    self.advances = advances
  }

  /// Breaks the text into lines that fit the proposal.
  func layout(_ proposal: ProposedViewSize) -> TextLayout {
    let limit = proposal.width.map { $0.isNaN ? .infinity : max($0, 0) } ?? .infinity
    var pieces = paragraphs().flatMap { lines(of: $0, limit: limit) }
    let fitting = countFitting(pieces, height: proposal.height)
    var isTruncated = false
    if fitting < pieces.count {
      pieces.removeLast(pieces.count - fitting)
      isTruncated = true
    }
    return layout(pieces, isTruncated: isTruncated, limit: limit)
  }

  /// Stacks the pieces as lines, and truncates the last line if text is missing.
  private func layout(_ pieces: [Range<Int>], isTruncated: Bool, limit: CGFloat) -> TextLayout {
    var lines: TextLines = []
    var top: CGFloat = 0
    for (index, piece) in pieces.enumerated() {
      let isCut = isTruncated && index == pieces.count - 1
      let range = isCut ? cut(piece.lowerBound, limit: limit) : piece
      let extents = advances.extents(text, range)
      var width = advances.width(text, range)
      if isCut { width += advances.ellipsisWidth(text, at: range.upperBound) }
      let rect = CGRect(x: 0, y: top, width: width, height: extents.ascent + extents.descent)
      lines.append(TextLine(rect: rect, baseline: top + extents.ascent, range: range, isTruncated: isCut))
      top = rect.maxY + style.lineSpacing
    }
    let width = lines.reduce(0) { max($0, $1.rect.width) }
    for index in lines.indices { lines[index].rect.origin.x = style.indent(width - lines[index].rect.width) }
    return TextLayout(size: CGSize(width: width, height: lines.last?.rect.maxY ?? 0), lines: lines)
  }

  /// Returns the number of pieces that the line limit and the height allow, at least one.
  private func countFitting(_ pieces: [Range<Int>], height: CGFloat?) -> Int {
    var allowed = pieces.count
    if let lineLimit = style.lineLimit { allowed = min(allowed, max(lineLimit, 1)) }
    guard let height, height.isFinite else { return allowed }
    var bottom: CGFloat = 0
    for (index, piece) in pieces.prefix(allowed).enumerated() {
      let extents = advances.extents(text, piece)
      bottom += extents.ascent + extents.descent
      if bottom > height + 1e-6 { return max(index, 1) }
      bottom += style.lineSpacing
    }
    return allowed
  }

  /// Returns the ranges between line breaks. The result contains at least one range, which may be empty.
  private func paragraphs() -> [Range<Int>] {
    var list: [Range<Int>] = []
    var start = 0
    var offset = 0
    for character in text.string {
      let end = offset + character.utf8.count
      if character.isNewline {
        list.append(start..<offset)
        start = end
      }
      offset = end
    }
    return list + [start..<offset]
  }

  /// Returns the pieces of a paragraph. An empty paragraph has one empty piece.
  private func lines(of paragraph: Range<Int>, limit: CGFloat) -> [Range<Int>] {
    if advances.width(text, paragraph) <= limit + 1e-6 { return [paragraph] }
    var list: [Range<Int>] = []
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      let line = nextLine(start..<paragraph.upperBound, limit: limit)
      list.append(line.content)
      start = line.next
    }
    return list
  }

  /// Returns as many whole words as fit. If the first word is too long, returns as many of its characters as fit, but at least one.
  private func nextLine(_ rest: Range<Int>, limit: CGFloat) -> (content: Range<Int>, next: Int) {
    var best: (end: Int, next: Int)?
    var wordEnd = rest.lowerBound
    var offset = rest.lowerBound
    var wasSpace = false
    for character in text.string.utf8Part(rest) {
      let end = offset + character.utf8.count
      let isSpace = character == " " || character == "\t"
      if !isSpace, wasSpace, wordEnd > rest.lowerBound {
        // A new word starts here, so the text before the preceding spaces is a candidate for the line.
        if advances.width(text, rest.lowerBound..<wordEnd) > limit + 1e-6 { break }
        best = (wordEnd, offset)
      }
      if !isSpace { wordEnd = end }
      wasSpace = isSpace
      offset = end
    }
    if offset == rest.upperBound, advances.width(text, rest.lowerBound..<wordEnd) <= limit + 1e-6 {
      return (rest.lowerBound..<max(wordEnd, rest.lowerBound), rest.upperBound)
    }
    if let best { return (rest.lowerBound..<best.end, best.next) }
    let end = longestPrefix(rest, limit: limit)
    // Spaces after the break occupy no space on the next line.
    let spaces = text.string.utf8Part(end..<rest.upperBound).prefix { $0 == " " || $0 == "\t" }
    return (rest.lowerBound..<end, end + spaces.utf8.count)
  }

  /// Returns the end of the longest prefix that fits, which contains at least one character.
  private func longestPrefix(_ rest: Range<Int>, limit: CGFloat) -> Int {
    var ends: [Int] = []
    var offset = rest.lowerBound
    for character in text.string.utf8Part(rest) {
      offset += character.utf8.count
      ends.append(offset)
    }
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if advances.width(text, rest.lowerBound..<ends[middle]) <= limit + 1e-6 { low = middle } else { high = middle - 1 }
    }
    return ends.isEmpty ? rest.upperBound : ends[low]
  }

  /// Returns the part of the paragraph after an offset that fits together with "…".
  private func cut(_ start: Int, limit: CGFloat) -> Range<Int> {
    let end = paragraphs().first { $0.contains(start) || $0.lowerBound == start }?.upperBound ?? start
    guard start < end else { return start..<start }
    let ellipsis = advances.ellipsisWidth(text, at: end)
    if advances.width(text, start..<end) + ellipsis <= limit + 1e-6 { return start..<end }
    let first = start + (text.string.utf8Part(start..<end).first?.utf8.count ?? 0)
    let stop = longestPrefix(start..<end, limit: limit - ellipsis)
    let fits = stop > first || advances.width(text, start..<first) + ellipsis <= limit + 1e-6
    return start..<(fits ? stop : start)
  }
}
