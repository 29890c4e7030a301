import Foundation
import RivuletGeometry

/// The width of a table's column and its limits.
struct TableColumnWidth: Equatable {
  var least: CGFloat = 10
  /// The ideal width; nil for an equal share of the space.
  var ideal: CGFloat?
  var most = CGFloat.infinity

  /// Returns the widths of columns that share a space. Each starts with its ideal width or an equal share. Columns that can grow
  /// take the remaining space, and columns that can shrink give up the missing space (B17.81).
  static func widths(of columns: [TableColumnWidth], in room: CGFloat) -> [CGFloat] {
    guard !columns.isEmpty else { return [] }
    let share = max(room, 0) / CGFloat(columns.count)
    var widths = columns.map { column in max(column.least, min(column.ideal ?? share, max(column.most, column.least))) }
    // Each round finishes at least one column, or all.
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
