package import Foundation

/// One line of laid-out text.
package struct TextLine: Equatable, Sendable {
  /// The line box in the item's coordinates, alignment included.
  package var rect: CGRect
  /// The baseline's y in the item's coordinates.
  package var baseline: CGFloat
  private var shown: Stretch
  /// An empty stretch that ends before it begins for nil.
  private var left = Stretch.none
  /// Whether "…" stands for text that had no room.
  package var isTruncated: Bool

  /// A line, by default one that shows all of its range.
  package init(rect: CGRect, baseline: CGFloat, range: Range<Int>, isTruncated: Bool = false, omitted: Range<Int>? = nil) {
    self.rect = rect
    self.baseline = baseline
    self.isTruncated = isTruncated
    shown = Stretch(range)
    self.omitted = omitted
  }

  /// What the line shows, as offsets into the string in UTF-8 code units, spaces at which it was broken left out.
  package var range: Range<Int> {
    get { shown.range ?? 0..<0 }
    set { shown = Stretch(newValue) }
  }

  /// The part of the range, perhaps an empty one, in whose place "…" stands; nil puts "…" before or after the range, as the item says.
  package var omitted: Range<Int>? {
    get { left.range }
    set { left = newValue.map(Stretch.init) ?? .none }
  }
}

extension TextLine {
  /// A range in half the room: a line is in each text that is drawn.
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
