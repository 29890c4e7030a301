import Foundation
import RivuletDrawing

/// The characters that remain next to "…" when the rest of a paragraph is truncated.
struct LineCut {
  private let shape: ParagraphShape
  private let rest: Range<Int>
  private let truncation: TextItem.Truncation
  /// The end of the characters before "…".
  private var end: Int
  /// The start of the characters after "…".
  private var start: Int

  /// Creates a cut that keeps everything in a paragraph from a character onwards.
  init(_ shape: ParagraphShape, from first: Int, truncation: TextItem.Truncation) {
    self.shape = shape
    rest = first..<shape.count
    self.truncation = truncation
    end = rest.upperBound
    start = rest.upperBound
  }

  /// The visible range. With middle truncation, the range includes the omitted part.
  var content: Range<Int> {
    switch truncation {
    case .tail: rest.lowerBound..<end
    case .middle: rest
    case .head: isWhole ? rest : start..<rest.upperBound
    }
  }

  /// The range that "…" replaces; nil if the truncation mode determines the position of "…". If the paragraph is complete, "…" represents
  /// the paragraphs that follow.
  var omitted: Range<Int>? {
    switch truncation {
    case .tail: nil
    case .middle: end..<start
    case .head: isWhole ? end..<end : nil
    }
  }

  /// True if no character of the paragraph is omitted.
  private var isWhole: Bool { end == rest.upperBound }

  /// Keeps the characters that fit into a width.
  mutating func fit(_ width: CGFloat) {
    if shape.width(rest) <= width + ParagraphShape.tolerance { return }
    switch truncation {
    case .tail: end = shape.prefix(of: rest, limit: width)
    case .head:
      end = rest.lowerBound
      start = shape.suffix(of: rest, limit: width)
    case .middle:
      end = shape.prefix(of: rest, limit: width / 2)
      start = shape.suffix(of: end..<rest.upperBound, limit: width - shape.width(rest.lowerBound..<end))
      // The start may use the space that remains after the end.
      end = shape.prefix(of: rest.lowerBound..<start, limit: width - shape.width(start..<rest.upperBound))
    }
  }

  /// Omits one more character. Returns false if no characters are left.
  mutating func shorten() -> Bool {
    if isWhole {
      guard !rest.isEmpty else { return false }
      if truncation == .head { (end, start) = (rest.lowerBound, rest.lowerBound + 1) } else { end -= 1 }
      return true
    }
    switch truncation {
    case .tail:
      if end == rest.lowerBound { return false }
      end -= 1
    case .head:
      if start == rest.upperBound { return false }
      start += 1
    case .middle:
      if end == rest.lowerBound, start == rest.upperBound { return false }
      if end - rest.lowerBound > rest.upperBound - start { end -= 1 } else { start += 1 }
    }
    return true
  }
}
