package import Foundation
import RivuletGeometry

/// The width of a table column and its limits.
package struct TableColumnWidth: Equatable {
  /// The minimum width; nil for the width that the looks define.
  var least: CGFloat?
  /// The ideal width; nil for an equal part of the space.
  var ideal: CGFloat?
  var most = CGFloat.infinity

  /// Returns the widths of columns that share a space. Each starts at its ideal width or at an equal part of the space. Columns that can
  /// grow take the remaining space, and columns that can shrink give up the missing space (B17.81).
  ///
  /// Columns that do not set a minimum use `usualLeast`, or an equal part of the space if there is too little for that.
  package static func widths(of columns: [TableColumnWidth], in room: CGFloat, usualLeast: CGFloat) -> [CGFloat] {
    guard !columns.isEmpty else { return [] }
    let rest = room - columns.reduce(0) { $0 + ($1.least ?? 0) }
    let part = rest / CGFloat(max(columns.count { $0.least == nil }, 1))
    return widths(of: columns.map { $0.limited(max(min(part, usualLeast), 10)) }, in: room)
  }

  /// Returns the width with a minimum. A minimum that is not set is no larger than the ideal and the maximum width.
  private func limited(_ usualLeast: CGFloat) -> Limits {
    Limits(least: least ?? min(usualLeast, ideal ?? most, most), ideal: ideal, most: most)
  }

  /// A width whose limits are known.
  private struct Limits {
    let least: CGFloat
    let ideal: CGFloat?
    let most: CGFloat
  }

  private static func widths(of columns: [Limits], in room: CGFloat) -> [CGFloat] {
    let share = max(room, 0) / CGFloat(columns.count)
    var widths = columns.map { column in max(column.least, min(column.ideal ?? share, max(column.most, column.least))) }
    // Each round determines the width of at least one column.
    for _ in columns.indices {
      let rest = room - widths.reduce(0, +)
      if abs(rest) < 0.001 { break }
      let open = columns.indices.filter { rest > 0 ? widths[$0] < columns[$0].most : widths[$0] > columns[$0].least }
      // Columns without an ideal width take the remaining space before the others.
      let free = open.filter { columns[$0].ideal == nil }
      let takers = free.isEmpty ? open : free
      if takers.isEmpty { break }
      let step = rest / CGFloat(takers.count)
      for place in takers {
        widths[place] = max(columns[place].least, min(widths[place] + step, max(columns[place].most, columns[place].least)))
      }
    }
    return widths
  }
}
