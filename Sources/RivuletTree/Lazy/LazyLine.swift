import Foundation
import RivuletGeometry

/// An existing line of a lazy container.
struct LazyLine {
  struct Cell {
    let row: Int
    let node: ViewNode
    /// The index of the cell's track; nil for a row that spans the entire cross length.
    let track: Int?
  }

  let number: Int
  /// The offset from the start of the container, along the axis.
  var start: CGFloat
  var length: CGFloat
  var cells: [Cell]

  var end: CGFloat { start + length }

  /// Returns true if part of the line is inside a range. A line that merely touches the range does not count, unless its length is zero
  /// (B16.01).
  func overlaps(_ range: LazyRange) -> Bool {
    length == 0 ? touches(range) : end > range.start && start < range.end
  }

  /// Returns true if the line overlaps a range or touches its edge.
  func touches(_ range: LazyRange) -> Bool { end >= range.start && start <= range.end }
}
