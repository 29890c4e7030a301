package import Foundation

/// A line of laid-out text.
package struct TextLine: Equatable, Sendable {
  /// The line box, in the item's coordinates and with alignment applied.
  package var rect: CGRect
  /// The y-coordinate of the baseline in the item's coordinates.
  package var baseline: CGFloat
  private var shown: Stretch
  /// The storage of `omitted`. A stretch whose end precedes its start represents nil.
  private var left = Stretch.none
  /// True if "…" replaces text that doesn't fit.
  package var isTruncated: Bool

  /// Creates a line. By default, it shows its entire range.
  package init(rect: CGRect, baseline: CGFloat, range: Range<Int>, isTruncated: Bool = false, omitted: Range<Int>? = nil) {
    self.rect = rect
    self.baseline = baseline
    self.isTruncated = isTruncated
    shown = Stretch(range)
    self.omitted = omitted
  }

  /// The visible range of the string, in UTF-8 code units, without the spaces at which the line was broken.
  package var range: Range<Int> {
    get { shown.range ?? 0..<0 }
    set { shown = Stretch(newValue) }
  }

  /// The part of the range that "…" replaces, which may be empty. If the value is nil, "…" precedes or follows the range, depending on
  /// the item's truncation.
  package var omitted: Range<Int>? {
    get { left.range }
    set { left = newValue.map(Stretch.init) ?? .none }
  }
}

extension TextLine {
  /// A range stored in half the usual memory, because every drawn text contains at least one line.
  private struct Stretch: Equatable {
    private let start: UInt32
    private let end: UInt32

    static let none = Stretch(start: 1, end: 0)

    init(_ range: Range<Int>) {
      self.init(start: UInt32(truncatingIfNeeded: range.lowerBound), end: UInt32(truncatingIfNeeded: range.upperBound))
    }

    private init(start: UInt32, end: UInt32) {
      self.start = start
      self.end = end
    }

    var range: Range<Int>? { start <= end ? Int(start)..<Int(end) : nil }
  }
}
