import Foundation

/// A paragraph shaped on a single line, as user-perceived characters in logical order with their positions.
struct ParagraphShape {
  /// The properties of a character that affect line breaking.
  struct Traits: OptionSet {
    let rawValue: UInt8
    /// The trait of a character before which a line can be broken.
    static let allowsBreakBefore = Traits(rawValue: 1)
    /// The trait of a character that occupies no space at the end of a line.
    static let isSpace = Traits(rawValue: 2)
  }

  /// The offsets of the characters in the shaped string, in UTF-8 code units, followed by the end offset.
  var offsets: [Int] = []
  /// The cumulative advances in points, one for each offset.
  var positions: [CGFloat] = []
  /// The traits, one for each character.
  var traits: [Traits] = []
  /// The context of the paragraph; nil for a single line.
  var context: ParagraphContext?
  /// True if part of the paragraph may be shaped differently from the whole.
  var dependsOnNeighbours = false

  /// The number of characters.
  var count: Int { traits.count }
  /// The width of all characters on one line, in points.
  var width: CGFloat { positions.last ?? 0 }

  /// Returns the width of a range of characters.
  func width(_ range: Range<Int>) -> CGFloat { positions[range.upperBound] - positions[range.lowerBound] }

  /// Returns the end of a range of characters, excluding trailing spaces.
  func endWithoutSpaces(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, traits[end - 1].contains(.isSpace) { end -= 1 }
    return end
  }
}
