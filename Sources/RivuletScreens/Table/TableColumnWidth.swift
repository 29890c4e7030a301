package import Foundation
import RivuletGeometry

/// A table column's width and its limits.
package struct TableColumnWidth: Equatable {
  /// The minimum width; nil for the minimum that the looks define.
  var least: CGFloat?
  /// The ideal width; nil for an equal fraction of the space.
  var ideal: CGFloat?
  var most = CGFloat.infinity

  /// Returns the widths of columns that share a space. Each width starts at the column's ideal width or at an equal fraction of the space.
  /// Flexible columns then grow into excess space, or shrink to compensate for missing space (B17.81).
  ///
  /// Columns without a minimum use `defaultMinimum`, or an equal fraction of the space if that is smaller.
  package static func widths(of columns: [TableColumnWidth], in room: CGFloat, defaultMinimum: CGFloat) -> [CGFloat] {
    guard !columns.isEmpty else { return [] }
    let rest = room - columns.reduce(0) { $0 + ($1.least ?? 0) }
    let part = rest / CGFloat(max(columns.count { $0.least == nil }, 1))
    return widths(of: columns.map { $0.limited(max(min(part, defaultMinimum), 10)) }, in: room)
  }

  /// Returns the limits of the width with a default minimum, which is clamped to the ideal and maximum widths.
  private func limited(_ defaultMinimum: CGFloat) -> Limits {
    Limits(least: least ?? min(defaultMinimum, ideal ?? most, most), ideal: ideal, most: most)
  }

  /// The resolved limits of a width.
  private struct Limits {
    let least: CGFloat
    let ideal: CGFloat?
    let most: CGFloat
  }

  private static func widths(of columns: [Limits], in room: CGFloat) -> [CGFloat] {
    let share = max(room, 0) / CGFloat(columns.count)
    var widths = columns.map { column in max(column.least, min(column.ideal ?? share, max(column.most, column.least))) }
    // Each iteration determines the width of at least one column.
    for _ in columns.indices {
      let rest = room - widths.reduce(0, +)
      if abs(rest) < 0.001 { break }
      let open = columns.indices.filter { rest > 0 ? widths[$0] < columns[$0].most : widths[$0] > columns[$0].least }
      // Columns without an ideal width take the remaining space before other columns.
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
