import Foundation
import RivuletGeometry

/// How wide a column of a table is.
struct TableColumnWidth: Equatable {
  var least: CGFloat = 10
  /// Nil for a share of the room.
  var ideal: CGFloat?
  var most = CGFloat.infinity

  /// The widths of columns that share a room: each its ideal width, or an equal share; what is left goes to those that may be wider, and what is
  /// missing is taken from those that may be narrower (B17.81).
  static func widths(of columns: [TableColumnWidth], in room: CGFloat) -> [CGFloat] {
    guard !columns.isEmpty else { return [] }
    let share = max(room, 0) / CGFloat(columns.count)
    var widths = columns.map { column in max(column.least, min(column.ideal ?? share, max(column.most, column.least))) }
    // Each round settles at least one column, or all.
    for _ in columns.indices {
      let rest = room - widths.reduce(0, +)
      if abs(rest) < 0.001 { break }
      let open = columns.indices.filter { rest > 0 ? widths[$0] < columns[$0].most : widths[$0] > columns[$0].least }
      // Columns without a width of their own take what is left before the others do.
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
