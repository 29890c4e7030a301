package import Foundation
package import RivuletGeometry

/// A table of cells in rows and columns (documentation of `Grid`).
///
/// The documentation leaves some details open. Our choice: columns share the width according to the needs of their cells, like the
/// children of a row (B9.04). A wider cell that spans columns widens these columns equally. Rows share the height in the same way.
package struct GridTable: Equatable, Sendable {
  /// The columns, row and alignment of a child.
  struct Cell: Equatable, Sendable {
    var columns: Range<Int>
    var row: Int
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set

    /// True if the cell does not occupy exactly one column, so that no column's guide applies to it.
    var isMerged: Bool { columns.count != 1 }
    /// True if guides align the cell with other cells.
    var isAlignedByGuides: Bool { anchor == nil && !isMerged }
  }

  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  let cells: [Cell]
  let columnAlignments: [AlignmentKey]
  let rowAlignments: [AlignmentKey]
  /// The indices of the cells that determine the length of each column.
  private let cellsOfColumn: [[Int]]
  /// The indices of the cells in each row.
  private let cellsOfRow: [Range<Int>]

  /// Creates a table for children with the given marks. The children of a row must be consecutive.
  package init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?, _ marks: [GridMark]) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
    var cells: [Cell] = []
    cells.reserveCapacity(marks.count)
    var rowAlignments: [AlignmentKey] = []
    var columnCount = 0
    for (index, mark) in marks.enumerated() {
      let isNewRow = index == 0 || mark.row == nil || mark.row != marks[index - 1].row
      if isNewRow { rowAlignments.append(mark.rowAlignment ?? alignment.vertical.key) }
      let first = isNewRow ? 0 : cells[index - 1].columns.upperBound
      let count = min(max(mark.columns, 1), Self.maximumColumnCount)
      cells.append(Cell(columns: first..<first + count, row: rowAlignments.count - 1, anchor: mark.anchor, unsizedAxes: mark.unsizedAxes))
      if mark.row != nil { columnCount = max(columnCount, first + count) }
    }
    if !cells.isEmpty { columnCount = max(columnCount, 1) }
    var columnAlignments = [AlignmentKey](repeating: alignment.horizontal.key, count: columnCount)
    for (index, mark) in marks.enumerated() {
      if mark.row == nil {
        cells[index].columns = 0..<columnCount
      } else if let key = mark.columnAlignment {
        columnAlignments[cells[index].columns.lowerBound] = key
      }
    }
    var cellsOfColumn = [[Int]](repeating: [], count: columnCount)
    var cellsOfRow = [Range<Int>](repeating: 0..<0, count: rowAlignments.count)
    for (index, cell) in cells.enumerated() {
      cellsOfRow[cell.row] = cellsOfRow[cell.row].isEmpty ? index..<index + 1 : cellsOfRow[cell.row].lowerBound..<index + 1
      if !cell.isMerged, !cell.unsizedAxes.contains(.horizontal) { cellsOfColumn[cell.columns.lowerBound].append(index) }
    }
    (self.cells, self.columnAlignments, self.rowAlignments) = (cells, columnAlignments, rowAlignments)
    (self.cellsOfColumn, self.cellsOfRow) = (cellsOfColumn, cellsOfRow)
  }

  /// The number of children.
  package var count: Int { cells.count }

  /// The maximum number of columns that a cell can span.
  private static let maximumColumnCount = 1_000

  /// Returns the total size of all rows and columns.
  package func size<Child: LayoutChild>(in proposal: ProposedViewSize, children: [Child], scratch: inout GridScratch) -> CGSize {
    measure(LayoutLength.proposed(proposal), children, &scratch)
    return CGSize(width: length(of: scratch.columns), height: length(of: scratch.rows))
  }

  /// Fills `scratch.placements` for a grid of the size returned for this proposal.
  package func place<Child: LayoutChild>(in proposal: ProposedViewSize, children: [Child], scratch: inout GridScratch) {
    measure(LayoutLength.proposed(proposal), children, &scratch)
    begin(&scratch.columns)
    begin(&scratch.rows)
    reach(children, &scratch)
    scratch.placements.removeAll(keepingCapacity: true)
    for (child, cell) in zip(children, cells) {
      let (columns, row) = (scratch.columns, scratch.rows[cell.row])
      let area = CGRect(
        x: columns[cell.columns.lowerBound].start, y: row.start, width: length(cell.columns, scratch), height: row.length)
      let proposal = ProposedViewSize(area.size)
      let dimensions = LayoutLength.chosen(child.dimensions(proposal))
      let anchor = cell.anchor ?? (cell.isMerged ? self.anchor(of: cell) : nil)
      var origin = area.origin
      if let anchor {
        origin.x += (area.width - dimensions.width) * anchor.x
        origin.y += (area.height - dimensions.height) * anchor.y
      } else {
        let (across, along) = (columnAlignments[cell.columns.lowerBound], rowAlignments[cell.row])
        origin.x += offset(of: dimensions[across], columns[cell.columns.lowerBound], across)
        origin.y += offset(of: dimensions[along], row, along)
      }
      scratch.placements.append(Placement(origin: LayoutLength.place(origin), size: dimensions.size, proposal: proposal))
    }
  }

  /// Returns the grid's spacing preferences. On each side, they combine the preferences of the cells along that side.
  package func spacing<Child: LayoutChild>(of children: [Child]) -> ViewSpacing {
    var wishes = ViewSpacing()
    var known: Edge.Set = []
    for (child, cell) in zip(children, cells) {
      let own = child.spacing
      func take(_ edge: Edge.Set, _ side: WritableKeyPath<ViewSpacing, ViewSpacing.Side>, _ lies: Bool) {
        guard lies else { return }
        let isFirst = known.insert(edge).inserted
        if isFirst { wishes[keyPath: side] = own[keyPath: side] } else { wishes[keyPath: side].formUnion(own[keyPath: side]) }
      }
      take(.top, \.top, cell.row == 0)
      take(.bottom, \.bottom, cell.row == rowAlignments.count - 1)
      take(.leading, \.leading, cell.columns.lowerBound == 0)
      take(.trailing, \.trailing, cell.columns.upperBound >= columnAlignments.count)
    }
    return wishes
  }
}

extension GridTable {
  /// Returns the total length of adjacent columns, including the gaps between them.
  private func length(_ range: Range<Int>, _ scratch: borrowing GridScratch) -> CGFloat {
    var sum: CGFloat = 0
    for index in range { sum += scratch.columns[index].length + (index > range.lowerBound ? scratch.columns[index].gap : 0) }
    return sum
  }

  private func length(of lines: ContiguousArray<GridScratch.Line>) -> CGFloat {
    var sum: CGFloat = 0
    for line in lines { sum += line.gap + line.length }
    return sum
  }

  private func begin(_ lines: inout ContiguousArray<GridScratch.Line>) {
    var position: CGFloat = 0
    for index in lines.indices {
      position += lines[index].gap
      lines[index].start = LayoutLength.place(position)
      position += lines[index].length
    }
  }

  /// Returns a cell's offset in its line such that its guide meets the guide of the other cells. The fraction of the line's excess length
  /// that precedes the cells equals the guide's relative position in a view.
  private func offset(of guide: CGFloat, _ line: GridScratch.Line, _ key: AlignmentKey) -> CGFloat {
    let rest = line.length - line.reached
    return (rest.isFinite ? rest : 0) * Self.share(of: key) + line.before - (guide.isFinite ? guide : 0)
  }

  /// Returns the anchor for a merged cell, derived from the guides of its row and the grid. A column's alignment applies only to cells
  /// that occupy a single column.
  private func anchor(of cell: Cell) -> UnitPoint {
    UnitPoint(x: Self.share(of: alignment.horizontal.key), y: Self.share(of: rowAlignments[cell.row]))
  }

  /// Returns the position of a guide in a view of length 1, clamped to 0…1.
  private static func share(of key: AlignmentKey) -> CGFloat {
    let value = key.builtInValue(width: 1, height: 1) ?? key.defaultValue(ViewDimensions(width: 1, height: 1))
    return value.isFinite ? min(max(value, 0), 1) : 0
  }

  /// Measures the extents of the cells around the guides of their columns and rows, with each cell's full size as its proposal.
  private func reach<Child: LayoutChild>(_ children: [Child], _ scratch: inout GridScratch) {
    for index in scratch.columns.indices { scratch.columns[index].resetExtents() }
    for index in scratch.rows.indices { scratch.rows[index].resetExtents() }
    for (child, cell) in zip(children, cells) where cell.isAlignedByGuides {
      let column = cell.columns.lowerBound
      let proposal = ProposedViewSize(width: scratch.columns[column].length, height: scratch.rows[cell.row].length)
      let dimensions = LayoutLength.chosen(child.dimensions(proposal))
      scratch.columns[column].reach(dimensions[columnAlignments[column]], dimensions.width)
      scratch.rows[cell.row].reach(dimensions[rowAlignments[cell.row]], dimensions.height)
    }
  }

  // MARK: Lengths

  private func measure<Child: LayoutChild>(_ proposal: ProposedViewSize, _ children: [Child], _ scratch: inout GridScratch) {
    prepare(children, &scratch)
    measureColumns(proposal.width, children, &scratch)
    widen(proposal.width, children, &scratch)
    measureRows(proposal.height, children, &scratch)
  }

  /// Prepares the lines and the gaps between them.
  private func prepare<Child: LayoutChild>(_ children: [Child], _ scratch: inout GridScratch) {
    scratch.columns.removeAll(keepingCapacity: true)
    scratch.rows.removeAll(keepingCapacity: true)
    for _ in columnAlignments { scratch.columns.append(GridScratch.Line()) }
    for _ in rowAlignments { scratch.rows.append(GridScratch.Line()) }
    if horizontalSpacing == nil || verticalSpacing == nil {
      for (child, cell) in zip(children, cells) where !cell.columns.isEmpty {
        let own = child.spacing
        Self.unite(&scratch.columns[cell.columns.lowerBound].beginning, own.leading)
        Self.unite(&scratch.columns[cell.columns.upperBound - 1].end, own.trailing)
        Self.unite(&scratch.rows[cell.row].beginning, own.top)
        Self.unite(&scratch.rows[cell.row].end, own.bottom)
      }
    }
    Self.separate(&scratch.columns, by: horizontalSpacing)
    Self.separate(&scratch.rows, by: verticalSpacing)
  }

  private static func unite(_ sum: inout ViewSpacing.Side?, _ side: ViewSpacing.Side) {
    if sum == nil { sum = side } else { sum?.formUnion(side) }
  }

  private static func separate(_ lines: inout ContiguousArray<GridScratch.Line>, by spacing: CGFloat?) {
    for index in lines.indices.dropFirst() {
      let (end, beginning) = (lines[index - 1].end ?? .plain, lines[index].beginning ?? .plain)
      lines[index].gap = spacing ?? end.distance(to: beginning)
    }
  }

  private func measureColumns<Child: LayoutChild>(_ width: CGFloat?, _ children: [Child], _ scratch: inout GridScratch) {
    func need(_ column: Int, _ share: CGFloat?) -> CGFloat {
      var line = GridScratch.Line()
      var longest: CGFloat = 0
      for index in cellsOfColumn[column] {
        let dimensions = LayoutLength.chosen(children[index].dimensions(ProposedViewSize(width: share, height: nil)))
        longest = max(longest, dimensions.width)
        if cells[index].anchor == nil { line.reach(dimensions[columnAlignments[column]], dimensions.width) }
      }
      return max(longest, line.reached)
    }
    Self.deal(width, &scratch.columns, &scratch.order, need)
  }

  /// Widens columns to fit the cells that span them.
  private func widen<Child: LayoutChild>(_ width: CGFloat?, _ children: [Child], _ scratch: inout GridScratch) {
    for (child, cell) in zip(children, cells) where cell.isMerged && !cell.columns.isEmpty && !cell.unsizedAxes.contains(.horizontal) {
      let known = length(cell.columns, scratch)
      let others = length(of: scratch.columns) - known
      let offered = width.map { max($0 - (others.isFinite ? others : 0), 0) }
      let excess = LayoutLength.chosen(child.size(ProposedViewSize(width: offered, height: nil)).width) - known
      guard excess > 0 else { continue }
      for column in cell.columns { scratch.columns[column].length += excess / CGFloat(cell.columns.count) }
    }
  }

  private func measureRows<Child: LayoutChild>(_ height: CGFloat?, _ children: [Child], _ scratch: inout GridScratch) {
    let columns = scratch.columns
    func width(_ range: Range<Int>) -> CGFloat {
      var sum: CGFloat = 0
      for index in range { sum += columns[index].length + (index > range.lowerBound ? columns[index].gap : 0) }
      return sum
    }
    func need(_ row: Int, _ share: CGFloat?) -> CGFloat {
      var line = GridScratch.Line()
      var longest: CGFloat = 0
      for index in cellsOfRow[row] where !cells[index].unsizedAxes.contains(.vertical) {
        let cell = cells[index]
        let dimensions = LayoutLength.chosen(children[index].dimensions(ProposedViewSize(width: width(cell.columns), height: share)))
        longest = max(longest, dimensions.height)
        if cell.isAlignedByGuides { line.reach(dimensions[rowAlignments[row]], dimensions.height) }
      }
      return max(longest, line.reached)
    }
    Self.deal(height, &scratch.rows, &scratch.order, need)
  }

  /// Distributes a length among lines, starting with the least flexible (B9.04).
  private static func deal(
    _ length: CGFloat?, _ lines: inout ContiguousArray<GridScratch.Line>, _ order: inout LayoutScratch,
    _ need: (_ line: Int, _ share: CGFloat?) -> CGFloat
  ) {
    guard let length, length < .infinity, lines.count > 1 else {
      let share = length.map { max($0, 0) }
      for index in lines.indices { lines[index].length = need(index, share) }
      return
    }
    order.candidates.removeAll(keepingCapacity: true)
    var rest = length
    for index in lines.indices {
      rest -= lines[index].gap
      var candidate = LayoutScratch.Candidate(priority: 0, index: index)
      let (minimum, maximum) = (need(index, 0), need(index, .infinity))
      candidate.flexibility = maximum == minimum ? 0 : maximum - minimum
      order.candidates.append(candidate)
    }
    order.sortCandidates(0..<order.candidates.count)
    for place in order.candidates.indices {
      let index = order.candidates[place].index
      lines[index].length = need(index, max(rest, 0) / CGFloat(order.candidates.count - place))
      rest -= lines[index].length
    }
  }
}
