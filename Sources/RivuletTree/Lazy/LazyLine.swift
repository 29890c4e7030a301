import Foundation
import RivuletGeometry

/// A line of a lazy container that is there.
struct LazyLine {
  struct Cell {
    let row: Int
    let node: ViewNode
    /// Its track; nil for a row that has the whole length across.
    let track: Int?
  }

  let number: Int
  /// From the start of the container, along the axis.
  var start: CGFloat
  var length: CGFloat
  var cells: [Cell]

  var end: CGFloat { start + length }

  /// Whether some of it lies in a range; one that only touches it does not (B16.01), unless that is all that a line without a length can do.
  func overlaps(_ range: LazyRange) -> Bool {
    length == 0 ? touches(range) : end > range.start && start < range.end
  }

  /// Whether it overlaps a range or begins or ends at its edge.
  func touches(_ range: LazyRange) -> Bool { end >= range.start && start <= range.end }
}
