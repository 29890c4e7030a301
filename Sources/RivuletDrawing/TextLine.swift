package import Foundation

/// A line of laid-out text.
package struct TextLine: Equatable, Sendable {
  /// The line box in the item's coordinates, alignment included.
  package var rect: CGRect
  /// The y coordinate of the baseline in the item's coordinates.
  package var baseline: CGFloat
  private var shown: Stretch
  /// The storage of `omitted`; a stretch that ends before it begins stands for nil.
  private var left = Stretch.none
  /// True if "…" stands for text without room.
  package var isTruncated: Bool

  /// Creates a line; by default one that shows all of its range.
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

  /// The part of the range, perhaps empty, that "…" replaces; nil puts "…" before or after the range, depending on the item's truncation.
  package var omitted: Range<Int>? {
    get { left.range }
    set { left = newValue.map(Stretch.init) ?? .none }
  }
}

extension TextLine {
  /// A range in half the memory, since each drawn text holds a line.
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
