import Foundation
import RivuletDrawing

/// Which characters of a paragraph's rest stay beside "…".
struct LineCut {
  private let shape: ParagraphShape
  private let rest: Range<Int>
  private let truncation: TextItem.Truncation
  /// Where the characters before "…" end.
  private var end: Int
  /// Where the characters after "…" begin.
  private var start: Int

  /// All that is left of a paragraph from a character on.
  init(_ shape: ParagraphShape, from first: Int, truncation: TextItem.Truncation) {
    self.shape = shape
    rest = first..<shape.count
    self.truncation = truncation
    end = rest.upperBound
    start = rest.upperBound
  }

  /// What the line shows, and in the middle what it leaves out.
  var content: Range<Int> {
    switch truncation {
    case .tail: rest.lowerBound..<end
    case .middle: rest
    case .head: isWhole ? rest : start..<rest.upperBound
    }
  }

  /// Where "…" stands, if not where the truncation says: where nothing of the paragraph is left out, later ones are.
  var omitted: Range<Int>? {
    switch truncation {
    case .tail: nil
    case .middle: end..<start
    case .head: isWhole ? end..<end : nil
    }
  }

  /// Whether no character of the paragraph is left out.
  private var isWhole: Bool { end == rest.upperBound }

  /// Leaves the characters that fit into a width.
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
      // What the end could not use, the beginning may.
      end = shape.prefix(of: rest.lowerBound..<start, limit: width - shape.width(start..<rest.upperBound))
    }
  }

  /// Leaves one character less; false if none is left.
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
