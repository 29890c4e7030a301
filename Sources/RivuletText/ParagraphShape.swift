import Foundation

/// A paragraph shaped on one line: its characters as the reader counts them, in logical order, and where each begins.
struct ParagraphShape {
  /// What a character is for the line breaker.
  struct Traits: OptionSet {
    let rawValue: UInt8
    /// A line may end before it.
    static let allowsBreakBefore = Traits(rawValue: 1)
    /// It takes no room at the end of a line.
    static let isSpace = Traits(rawValue: 2)
  }

  /// Offsets into the shaped string in UTF-8 code units; one more than there are characters.
  var offsets: [Int] = []
  /// The sums of the advances in points; as many as offsets.
  var positions: [CGFloat] = []
  /// One for each character.
  var traits: [Traits] = []
  /// Where the paragraph is; nil for what is a line already.
  var context: ParagraphContext?
  /// Whether a part of it may be shaped otherwise than the whole.
  var dependsOnNeighbours = false

  /// How many characters there are.
  var count: Int { traits.count }
  /// The width of all of them on one line, in points.
  var width: CGFloat { positions.last ?? 0 }

  /// The width of some of them.
  func width(_ range: Range<Int>) -> CGFloat { positions[range.upperBound] - positions[range.lowerBound] }

  /// Where the spaces that end a range of characters begin.
  func endWithoutSpaces(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, traits[end - 1].contains(.isSpace) { end -= 1 }
    return end
  }
}
