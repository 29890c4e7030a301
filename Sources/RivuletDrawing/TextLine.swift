package import Foundation

/// One line of laid-out text.
package struct TextLine: Equatable, Sendable {
  /// The line box in the item's coordinates, alignment included.
  package var rect: CGRect
  /// The baseline's y in the item's coordinates.
  package var baseline: CGFloat
  /// What the line shows, as offsets into the string in UTF-8 code units, spaces at which it was broken left out.
  package var range: Range<Int>
  /// Whether "…" stands for text that had no room.
  package var isTruncated: Bool
  /// The part of the range, perhaps an empty one, in whose place "…" stands; nil puts "…" before or after the range, as the item says.
  package var omitted: Range<Int>?

  /// A line, by default one that shows all of its range.
  package init(rect: CGRect, baseline: CGFloat, range: Range<Int>, isTruncated: Bool = false, omitted: Range<Int>? = nil) {
    self.rect = rect
    self.baseline = baseline
    self.range = range
    self.isTruncated = isTruncated
    self.omitted = omitted
  }
}
