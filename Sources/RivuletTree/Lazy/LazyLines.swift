/// The assignment of rows to lines in a lazy container. In a stack, each line contains one row. In a grid, each line contains as many rows
/// as there are tracks. Headers and footers occupy lines of their own, and each section starts a new line (B16.48).
struct LazyLines {
  private struct Segment {
    let rows: Range<Int>
    let perLine: Int
    /// True for the content rows of a grid, which are arranged in tracks.
    let areCells: Bool
    let firstLine: Int

    var lineCount: Int { (rows.count - 1) / perLine + 1 }
  }

  private var segments: [Segment] = []
  private let sections: [RowSection]
  private(set) var count = 0
  let rowCount: Int
  /// The number of tracks in a grid; 0 for a stack.
  let trackCount: Int

  /// Creates an empty assignment.
  init() { self.init(rowCount: 0, trackCount: 0, []) }

  init(rowCount: Int, trackCount: Int, _ sections: [RowSection]) {
    (self.rowCount, self.trackCount, self.sections) = (rowCount, trackCount, sections)
    guard trackCount > 0 else {
      append(0..<rowCount, areCells: false)
      return
    }
    var next = 0
    for section in sections where section.rows.lowerBound >= next && section.rows.upperBound <= rowCount {
      append(next..<section.header.lowerBound, areCells: true)
      append(section.header, areCells: false)
      append(section.content, areCells: true)
      append(section.footer, areCells: false)
      next = section.rows.upperBound
    }
    append(next..<rowCount, areCells: true)
  }

  private mutating func append(_ rows: Range<Int>, areCells: Bool) {
    if rows.isEmpty { return }
    let segment = Segment(rows: rows, perLine: areCells ? trackCount : 1, areCells: areCells, firstLine: count)
    count += segment.lineCount
    segments.append(segment)
  }

  /// Returns the assignment of the same rows for a different number of tracks.
  func dealt(to trackCount: Int) -> LazyLines { LazyLines(rowCount: rowCount, trackCount: trackCount, sections) }

  private func segment(_ isBeyond: (Segment) -> Bool) -> Segment? {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(segments[middle]) { high = middle } else { low = middle + 1 }
    }
    return low == 0 ? nil : segments[low - 1]
  }

  /// Returns the rows of a line, and true if they are arranged in tracks.
  func rows(of line: Int) -> (rows: Range<Int>, areCells: Bool) {
    guard line < count, let segment = segment({ $0.firstLine > line }) else { return (0..<0, false) }
    let first = segment.rows.lowerBound + (line - segment.firstLine) * segment.perLine
    return (first..<min(first + segment.perLine, segment.rows.upperBound), segment.areCells)
  }

  /// Returns the line of a row and the track in that line. The track is nil for a row that spans the entire cross length.
  func place(of row: Int) -> (line: Int, track: Int?) {
    guard let segment = segment({ $0.rows.lowerBound > row }) else { return (0, nil) }
    let (line, track) = (row - segment.rows.lowerBound).quotientAndRemainder(dividingBy: segment.perLine)
    return (segment.firstLine + line, segment.areCells ? track : nil)
  }

  /// Returns the line of a row.
  func line(of row: Int) -> Int { place(of: row).line }
}

extension LazyLines {
  /// Redistributes the cells of lines with a different number of tracks over these lines.
  ///
  /// A line that combines cells of several previous lines starts at the position of the first visible one of those.
  @MainActor
  func deal(_ former: [LazyLine], seen: LazyRange) -> [LazyLine] {
    var dealt: [LazyLine] = []
    for line in former {
      for cell in line.cells {
        let (number, track) = place(of: cell.row)
        let cell = LazyLine.Cell(row: cell.row, node: cell.node, track: track)
        guard let last = dealt.indices.last, dealt[last].number == number else {
          dealt.append(LazyLine(number: number, start: line.start, length: line.length, cells: [cell]))
          continue
        }
        dealt[last].cells.append(cell)
        if !dealt[last].overlaps(seen), line.overlaps(seen) { (dealt[last].start, dealt[last].length) = (line.start, line.length) }
      }
    }
    return dealt
  }
}
