package import Foundation

/// A line of laid-out text.
package struct TextLine: Equatable, Sendable {
  /// The line box in the item's coordinates, including the alignment.
  package var rect: CGRect
  /// The y-coordinate of the baseline in the item's coordinates.
  package var baseline: CGFloat
  private var shown: Stretch
  /// The storage of `omitted`. A stretch that ends before it starts stands for nil.
  private var left = Stretch.none
  /// True if "…" replaces text that has no room.
  package var isTruncated: Bool

  /// Creates a line. By default, it shows its whole range.
  package init(rect: CGRect, baseline: CGFloat, range: Range<Int>, isTruncated: Bool = false, omitted: Range<Int>? = nil) {
    self.rect = rect
    self.baseline = baseline
    self.isTruncated = isTruncated
    shown = Stretch(range)
    self.omitted = omitted
  }

  /// The visible text, as offsets into the string in UTF-8 code units, without the spaces at which the line was broken.
  package var range: Range<Int> {
    get { shown.range ?? 0..<0 }
    set { shown = Stretch(newValue) }
  }

  /// The part of the range that "…" replaces, which may be empty. If it is nil, "…" is before or after the range, depending on the item's
  /// truncation.
  package var omitted: Range<Int>? {
    get { left.range }
    set { left = newValue.map(Stretch.init) ?? .none }
  }
}

extension TextLine {
  /// A range that takes half the memory, because every drawn text contains a line.
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
