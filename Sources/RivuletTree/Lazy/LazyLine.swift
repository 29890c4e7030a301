import Foundation
import RivuletGeometry

/// An existing line of a lazy container.
struct LazyLine {
  struct Cell {
    let row: Int
    let node: ViewNode
    /// The index of its track; nil for a row that spans the whole cross length.
    let track: Int?
  }

  let number: Int
  /// The distance from the start of the container, along the axis.
  var start: CGFloat
  var length: CGFloat
  var cells: [Cell]

  var end: CGFloat { start + length }

  /// Returns true if part of the line is in a range. Touching the range is not enough (B16.01), except for a line of zero length.
  func overlaps(_ range: LazyRange) -> Bool {
    length == 0 ? touches(range) : end > range.start && start < range.end
  }

  /// Returns true if the line overlaps a range, or starts or ends at its edge.
  func touches(_ range: LazyRange) -> Bool { end >= range.start && start <= range.end }
}
