/// The assignment of the rows of a lazy container to lines. Each line of a stack contains one row. Each line of a grid contains as many
/// rows as there are tracks, but headers and footers have their own lines, and each section starts a new line (B16.48).
struct LazyLines {
  private struct Segment {
    let rows: Range<Int>
    let perLine: Int
    /// True for the content of a grid, whose rows are in tracks.
    let areCells: Bool
    let firstLine: Int

    var lineCount: Int { (rows.count - 1) / perLine + 1 }
  }

  private var segments: [Segment] = []
  private let sections: [RowSection]
  private(set) var count = 0
  let rowCount: Int
  /// The number of tracks of a grid; 0 for a stack.
  let trackCount: Int

  /// Creates an assignment without rows and lines.
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

  /// Returns the lines of these rows in a grid with a different number of tracks.
  func dealt(to trackCount: Int) -> LazyLines { LazyLines(rowCount: rowCount, trackCount: trackCount, sections) }

  private func segment(_ isBeyond: (Segment) -> Bool) -> Segment? {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(segments[middle]) { high = middle } else { low = middle + 1 }
    }
    return low == 0 ? nil : segments[low - 1]
  }

  /// Returns the rows of a line, and true if they are in tracks.
  func rows(of line: Int) -> (rows: Range<Int>, areCells: Bool) {
    guard line < count, let segment = segment({ $0.firstLine > line }) else { return (0..<0, false) }
    let first = segment.rows.lowerBound + (line - segment.firstLine) * segment.perLine
    return (first..<min(first + segment.perLine, segment.rows.upperBound), segment.areCells)
  }

  /// Returns the line of a row, and its track in that line; the track is nil for a row that spans the whole cross length.
  func place(of row: Int) -> (line: Int, track: Int?) {
    guard let segment = segment({ $0.rows.lowerBound > row }) else { return (0, nil) }
    let (line, track) = (row - segment.rows.lowerBound).quotientAndRemainder(dividingBy: segment.perLine)
    return (segment.firstLine + line, segment.areCells ? track : nil)
  }

  /// Returns the line of a row.
  func line(of row: Int) -> Int { place(of: row).line }
}

extension LazyLines {
  /// Distributes the cells of lines with a different number of tracks over these lines.
  ///
  /// A line with cells of several previous lines starts where the first visible one of them started.
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
