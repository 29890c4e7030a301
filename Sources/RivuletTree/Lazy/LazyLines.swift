/// Which rows of a lazy container stand in which line: one in each line of a stack; as many as there are tracks in those of a grid, where headers and
/// footers have lines of their own and each section begins a new one (B16.48).
struct LazyLines {
  private struct Segment {
    let rows: Range<Int>
    let perLine: Int
    let firstLine: Int

    var lineCount: Int { (rows.count + perLine - 1) / perLine }
  }

  private var segments: [Segment] = []
  private(set) var count = 0
  private(set) var rowCount = 0

  /// No lines.
  init() {}

  init(rowCount: Int, perLine: Int, _ sections: [RowSection]) {
    self.rowCount = rowCount
    guard perLine > 1 else {
      append(0..<rowCount, perLine: 1)
      return
    }
    var next = 0
    for section in sections where section.rows.lowerBound >= next && section.rows.upperBound <= rowCount {
      append(next..<section.header.lowerBound, perLine: perLine)
      append(section.header, perLine: 1)
      append(section.content, perLine: perLine)
      append(section.footer, perLine: 1)
      next = section.rows.upperBound
    }
    append(next..<rowCount, perLine: perLine)
  }

  private mutating func append(_ rows: Range<Int>, perLine: Int) {
    if rows.isEmpty { return }
    let segment = Segment(rows: rows, perLine: perLine, firstLine: count)
    count += segment.lineCount
    segments.append(segment)
  }

  private func segment(_ isBeyond: (Segment) -> Bool) -> Segment? {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(segments[middle]) { high = middle } else { low = middle + 1 }
    }
    return low == 0 ? nil : segments[low - 1]
  }

  /// The rows of a line, and whether they stand in tracks.
  func rows(of line: Int) -> (rows: Range<Int>, areCells: Bool) {
    guard line < count, let segment = segment({ $0.firstLine > line }) else { return (0..<0, false) }
    let first = segment.rows.lowerBound + (line - segment.firstLine) * segment.perLine
    return (first..<min(first + segment.perLine, segment.rows.upperBound), segment.perLine > 1)
  }

  /// The line of a row.
  func line(of row: Int) -> Int {
    guard let segment = segment({ $0.rows.lowerBound > row }) else { return 0 }
    return segment.firstLine + (row - segment.rows.lowerBound) / segment.perLine
  }
}
