package import Foundation
import RivuletGeometry
import RivuletLayout

/// The existing lines of a lazy container and their positions.
///
/// Invariants: Between frames, each existing line starts at the position that follows from the lengths of the lines before it. The first
/// line of the container therefore starts at exactly 0, and the last one ends at the end of the container (B16.12). The visible lines are
/// consecutive. The length before the first visible line is an estimate. When the estimate changes, `fill` returns the distance by which
/// all lines have moved.
@MainActor
package final class LazyArrangement {
  package private(set) var layout: LazyLayout
  private var lengths = LineLengths()
  private var map = LazyLines()
  /// The visible lines, in order.
  private var lines: [LazyLine] = []
  /// The existing lines outside the visible range: pinned lines and lines whose rows must be kept.
  private var others: [LazyLine] = []
  /// The rows of pinned lines that are away from their natural positions and therefore painted in front of the others.
  private var raised: [ViewNode] = []
  /// The positions at which visible lines are pinned, by line number.
  private var pins: [Int: CGFloat] = [:]
  /// The cross length to which the known lengths apply; nil before the first placement.
  private var crossLength: CGFloat?
  /// The ideal cross length of the first row.
  private var idealCross: CGFloat?
  private var tracks: [GridTracks.Track] = []
  /// The most recently filled range.
  private var filled = LazyRange(start: 0, end: 0)
  /// True if rows were inserted, removed, or moved since the last fill.
  private var hasMovedContents = false
  /// The row from which the next fill starts, regardless of the visible rows.
  private var wantedRow: Int?
  /// The maximum number of rows that one pass may create.
  package let rowLimit: Int

  package init(_ layout: LazyLayout, rowLimit: Int) {
    self.layout = layout
    self.rowLimit = rowLimit
  }

  /// Replaces the layout. Returns true if it differs.
  package func update(_ layout: LazyLayout) -> Bool {
    guard layout != self.layout else { return false }
    self.layout = layout
    lengths.spacing = layout.spacing
    lengths.forgetAll()
    crossLength = nil
    return true
  }

  /// Discards the lengths of all lines that are not visible, because their inputs have changed.
  package func discardHiddenLengths() {
    lengths.forgetAll()
    for line in lines { lengths[line.number] = line.length }
  }

  // MARK: Sizes

  /// Returns the size of the container. The length along the axis is an estimate based on the visible rows (B16.08).
  func size(for proposal: ProposedViewSize) -> CGSize {
    let across = crossLength(for: proposal[layout.cross])
    return CGSize(layout.axis, along: length(across: across), across: across)
  }

  private func crossLength(for proposed: CGFloat?) -> CGFloat {
    guard let grid = layout.tracks else { return proposed ?? idealCross ?? 0 }
    let proposed = proposed ?? 10
    return max(proposed, grid.length(in: proposed))
  }

  private func length(across: CGFloat) -> CGFloat {
    guard !lines.isEmpty else { return lengths.total }
    if across == crossLength {
      for line in lines { note(measure(line.cells, across), of: line) }
      return lengths.total
    }
    let tracks = makeTracks(in: across)
    let isSame = tracks.count == map.trackCount
    let map = isSame ? self.map : self.map.dealt(to: tracks.count)
    let lines = isSame ? self.lines : map.deal(self.lines, seen: filled)
    let sum = lines.reduce(0) { $0 + measure($1.cells, across, tracks) }
    let rest = CGFloat(max(map.count - lines.count, 0)) * sum / CGFloat(lines.count)
    return sum + rest + layout.spacing * CGFloat(max(map.count - 1, 0))
  }

  private func note(_ length: CGFloat, of line: Int) {
    if lengths[line] != length { lengths[line] = length }
  }

  /// Records the length of a line if all of its cells exist.
  private func note(_ length: CGFloat, of line: LazyLine) {
    if map.trackCount <= 1 || line.cells.count == map.rows(of: line.number).rows.count { note(length, of: line.number) }
  }

  private func makeTracks(in across: CGFloat) -> [GridTracks.Track] {
    guard let grid = layout.tracks else { return [] }
    var tracks = grid.tracks(in: across)
    let slack = across - (tracks.last.map { $0.start + $0.length } ?? 0)
    let start = max(slack, 0) * share
    for place in tracks.indices { tracks[place].start += start }
    return tracks
  }

  /// The fraction of the free cross length that precedes the block of tracks, from 0 to 1.
  private var share: CGFloat {
    ViewDimensions(CGSize(width: 1, height: 1))[layout.alignmentKey]
  }

  /// Returns the length of a line with the given cells. Infinite and NaN lengths count as 0.
  private func measure(_ cells: [LazyLine.Cell], _ across: CGFloat, _ tracks: [GridTracks.Track]? = nil) -> CGFloat {
    var length: CGFloat = 0
    for cell in cells {
      let room = cell.track.map { (tracks ?? self.tracks)[$0].length } ?? across
      let own = cell.node.measure(layout.proposal(across: room))[layout.axis]
      length = max(length, own.isFinite ? own : 0)
    }
    return length
  }

  // MARK: Placing

  /// Places the rows in the container, whose size must be known.
  func place(in node: ViewNode) {
    take(crossLength: node.size[layout.cross])
    settleLengths()
    for line in lines + others { place(line, in: node) }
  }

  private func take(crossLength length: CGFloat) {
    guard length != crossLength else { return }
    if crossLength != nil { lengths.forgetAll() }
    crossLength = length
    tracks = makeTracks(in: length)
    if tracks.count != map.trackCount { redistributeRows() }
  }

  /// Redistributes the existing rows after the number of tracks has changed. The first visible line keeps its position.
  private func redistributeRows() {
    let pinned = lines.compactMap { line in pins[line.number].map { (row: line.cells.first?.row ?? 0, start: $0) } }
    map = map.dealt(to: tracks.count)
    lengths.count = map.count
    lines = map.deal(lines, seen: filled)
    others = map.deal(others, seen: filled)
    pins = [:]
    for (row, start) in pinned { pins[map.line(of: row)] = start }
  }

  /// Updates the lengths of the visible rows. The first visible line keeps its position.
  private func settleLengths() {
    guard let crossLength, !lines.isEmpty else { return }
    let anchor = lines.firstIndex { $0.overlaps(filled) } ?? 0
    for place in others.indices { others[place].length = measure(others[place].cells, crossLength) }
    for place in lines.indices {
      lines[place].length = measure(lines[place].cells, crossLength)
      note(lines[place].length, of: lines[place])
    }
    for place in lines.indices.dropFirst(anchor + 1) { lines[place].start = lines[place - 1].end + layout.spacing }
    for place in lines.indices.prefix(anchor).reversed() {
      lines[place].start = lines[place + 1].start - layout.spacing - lines[place].length
    }
  }

  private func place(_ line: LazyLine, in node: ViewNode) {
    guard let crossLength else { return }
    var line = line
    if let start = pins[line.number] { line.start = start }
    for cell in line.cells where cell.node.parent === node {
      if let track = cell.track {
        let track = tracks[track]
        let proposal = layout.proposal(across: track.length, along: line.length)
        let room = CGSize(layout.axis, along: line.length, across: track.length)
        let corner = ViewDimensions(room).corner(of: cell.node.dimensions(proposal), meeting: track.alignment ?? cellAlignment)
        let start = CGPoint(layout.axis, along: line.start, across: track.start)
        node.place(cell.node, at: CGPoint(x: start.x + corner.x, y: start.y + corner.y), proposal: proposal)
      } else {
        let proposal = layout.proposal(across: crossLength)
        let own = ViewDimensions(CGSize(layout.axis, along: line.length, across: crossLength))
        let across = own[layout.alignmentKey] - cell.node.dimensions(proposal)[layout.alignmentKey]
        node.place(cell.node, at: CGPoint(layout.axis, along: line.start, across: across), proposal: proposal)
      }
    }
  }

  /// The default alignment of a cell in its track: the grid's alignment across the axis, and centred along it (B16.47).
  private var cellAlignment: Alignment {
    layout.axis == .vertical
      ? Alignment(horizontal: layout.alignment.horizontal, vertical: .center)
      : Alignment(horizontal: .center, vertical: layout.alignment.vertical)
  }
}

// MARK: - Filling

/// The consequences of filling a lazy container.
package struct LazyFill {
  /// The distance by which all existing lines moved because the estimated length before them changed.
  package var shift: CGFloat = 0
  /// True if sizes or positions differ from those of the last layout.
  package var needsLayout = false
}

extension LazyArrangement {
  /// The existing rows, in no particular order.
  package var rows: [Int] { (lines + others).flatMap { $0.cells.map(\.row) } }

  /// Starts the next fill at a row, regardless of its estimated position.
  package func want(row: Int) { wantedRow = row }

  /// Returns the range of a row along the axis, or an estimate if the row does not exist.
  package func range(ofRow row: Int) -> LazyRange {
    let number = map.line(of: row)
    if let line = lines.first(where: { $0.number == number }) { return LazyRange(start: line.start, end: line.end) }
    let start = lengths.start(of: number)
    return LazyRange(start: start, end: start + (lengths[number] ?? lengths.average))
  }

  /// Returns true if a row exists and is in the visible range, so that its position is exact.
  package func isPlaced(row: Int) -> Bool {
    let number = map.line(of: row)
    return lines.contains { $0.number == number }
  }

  /// Returns the offset of a pinned row from its natural position, given the row's node or a descendant; 0 for other nodes.
  package func pinShift(of node: ViewNode) -> CGFloat {
    guard layout.pinsHeaders || layout.pinsFooters else { return 0 }
    func holds(_ line: LazyLine) -> Bool { line.cells.contains { node === $0.node || node.isInside($0.node) } }
    if let line = lines.first(where: holds) { return pins[line.number].map { $0 - line.start } ?? 0 }
    return others.first(where: holds).map { $0.start - lengths.start(of: $0.number) } ?? 0
  }

  /// Returns the row adjacent to the visible rows, and its distance from the edge of the filled range; nil if no row is visible.
  package func edge(isForward: Bool) -> (row: Int, distance: CGFloat)? {
    guard let first = lines.first, let last = lines.last, let start = first.cells.first?.row, let end = last.cells.last?.row else {
      return nil
    }
    if isForward { return (end + 1, last.end + layout.spacing - filled.end) }
    return (start - 1, filled.start - first.start + layout.spacing)
  }

  /// The average length that a row adds to the content; at least 1.
  package var averageStep: CGFloat { max((lengths.average + layout.spacing) / CGFloat(max(map.trackCount, 1)), 1) }

  /// Measures a row that is about to become visible.
  package func measureAhead(_ node: ViewNode) {
    guard let crossLength else { return }
    let across = tracks.first?.length ?? crossLength
    _ = node.measure(layout.proposal(across: across))
  }

  /// Updates the row numbers after rows were moved, inserted, or removed. `newRow` returns nil for a removed row. Rows whose new position
  /// is unknown move with their neighbours.
  ///
  /// - Parameter keepsPositions: True if the existing rows keep their positions, false if they move to their estimated positions (B16.25).
  package func renumber(from source: any LazyRowSource, keepsPositions: Bool, _ newRow: (Int) -> Int?) {
    let former = lines
    let formerMap = map
    // The known lengths of other lines are renumbered, too, which does not move anything (B16.11).
    let average = lengths.average
    map = LazyLines(rowCount: source.rowCount, trackCount: tracks.count, needsSections ? source.sections : [])
    var shifts: [(line: Int, shift: Int)] = []
    lines = former.compactMap { renumbered($0, newRow) }
    for line in former {
      guard let row = line.cells.first?.row, let new = newRow(row) else { continue }
      shifts.append((line.number, map.line(of: new) - line.number))
    }
    others = others.compactMap { renumbered($0, newRow) }
    let isSame = shifts.allSatisfy { $0.shift == 0 } && formerMap.count == map.count
    let gone = Set(former.map(\.number)).subtracting(shifts.map(\.line))
    if isSame, gone.isEmpty {
      lengths.count = map.count
      return
    }
    // Until the lengths of removed lines are dropped, known lengths may outnumber the lines.
    lengths.count = max(lengths.count, map.count)
    lengths.renumber { number in
      if gone.contains(number) { return nil }
      let nearest = shifts.min { abs($0.line - number) < abs($1.line - number) }
      return number + (nearest?.shift ?? 0)
    }
    lengths.count = map.count
    hasMovedContents = true
    if keepsPositions { return }
    for place in lines.indices { lines[place].start = lengths.start(of: lines[place].number, average: average) }
  }

  private func renumbered(_ line: LazyLine, _ newRow: (Int) -> Int?) -> LazyLine? {
    let cells = line.cells.compactMap { cell in newRow(cell.row).map { LazyLine.Cell(row: $0, node: cell.node, track: cell.track) } }
    guard let first = cells.first else { return nil }
    return LazyLine(number: map.line(of: first.row), start: line.start, length: line.length, cells: cells)
  }

  private var needsSections: Bool { layout.tracks != nil || layout.pinsHeaders || layout.pinsFooters }

  private func updateMap(_ source: any LazyRowSource) {
    map = LazyLines(rowCount: source.rowCount, trackCount: tracks.count, needsSections ? source.sections : [])
    lengths.count = map.count
    lengths.spacing = layout.spacing
  }

  /// Creates and places exactly the lines in a range.
  ///
  /// - Parameters:
  ///   - visible: The range, which may extend beyond the ends of the container while these are unknown.
  ///   - reachable: The range, clamped to the ends.
  ///   - inner: The part of the range to which pinned lines are confined.
  ///   - isUnspecified: True if the proposed cross length is unspecified, so that the first row determines it.
  ///   - positionDependsOnLength: True if the container's position may depend on its length, which is the case outside a scroll view along its axis.
  ///   - kept: The rows that must exist regardless of visibility.
  package func fill(
    _ visible: LazyRange, reachable: LazyRange, inner: LazyRange, isUnspecified: Bool, positionDependsOnLength: Bool, keeping kept: [Int],
    from source: any LazyRowSource
  ) -> LazyFill {
    var result = LazyFill()
    updateMap(source)
    guard let crossLength else { return result }
    if isUnspecified, measureIdealLength(from: source), idealCross != crossLength {
      result.needsLayout = true
      return result
    }
    let (oldTotal, former, formerOthers, formerPins) = (lengths.total, lines, others, pins)
    var pass = Pass(visible: visible, across: crossLength, source: source)
    // Estimates require at least one known length (B16.09).
    if lengths.knownCount == 0 {
      _ = makeLine(0, at: 0, &pass)
      // Layout must first determine which part of the line is visible (B16.33).
      if positionDependsOnLength, lengths.total != oldTotal {
        result.needsLayout = true
        return result
      }
    }
    if let start = anchor(for: &pass, reachable) { makeLines(&pass, from: start) }
    lines = inSight(pass)
    if let first = lines.first {
      result.shift = lengths.start(of: first.number) - first.start
      if result.shift != 0 { for place in lines.indices { lines[place].start += result.shift } }
    }
    filled = pass.visible.moved(by: result.shift)
    pins = [:]
    let formerlyRaised = raised
    raised.removeAll(keepingCapacity: true)
    others = makeOthers(inner.moved(by: result.shift + pass.visible.start - visible.start), kept, &pass)
    for node in formerlyRaised where !raised.contains(where: { $0 === node }) { node.isRaised = false }
    result.needsLayout =
      lengths.total != oldTotal || result.shift != 0 || pins != formerPins || !lines.elementsEqual(former, by: areSame)
      || !others.elementsEqual(formerOthers, by: areSame)
    return result
  }

  /// The maximum number of consecutive zero-length lines to keep at one position. The limit allows for views that only perform an action
  /// when they appear.
  private static var emptyLinesAtPlace: Int { 100 }

  private func inSight(_ pass: Pass) -> [LazyLine] {
    var lines: [LazyLine] = []
    var empty = 0
    for line in pass.lines where line.overlaps(pass.visible) {
      empty = line.length == 0 && lines.last?.start == line.start ? empty + 1 : 0
      if empty < Self.emptyLinesAtPlace { lines.append(line) }
    }
    return lines
  }

  /// Measures the first row's ideal cross length, which is the container's cross length if none is proposed (B16.07). Returns true unless
  /// the length was already known.
  @discardableResult package func measureIdealLength(from source: any LazyRowSource) -> Bool {
    guard layout.tracks == nil, idealCross == nil, let first = source.node(ofRow: 0) else { return false }
    let ideal = first.measure(.unspecified)[layout.cross]
    idealCross = ideal.isFinite ? ideal : 0
    return true
  }

  private func areSame(_ one: LazyLine, _ other: LazyLine) -> Bool {
    one.number == other.number && one.start == other.start && one.length == other.length
      && one.cells.elementsEqual(other.cells) { $0.node === $1.node }
  }

  /// A fill operation in progress.
  private struct Pass {
    var visible: LazyRange
    let across: CGFloat
    let source: any LazyRowSource
    var lines: [LazyLine] = []
    var made = 0
  }

  /// Returns the line from which the others are placed, and its start: the first visible line or the destination of a jump. Returns nil if
  /// no line is visible.
  private func anchor(for pass: inout Pass, _ reachable: LazyRange) -> (line: Int, start: CGFloat)? {
    if let row = wantedRow {
      wantedRow = nil
      let line = map.line(of: row)
      let start = lengths.start(of: line)
      // A scroll view may miss fractional positions slightly.
      let length = pass.visible.end - pass.visible.start
      if start >= pass.visible.start - length, start <= pass.visible.end + length { return (line, start) }
    }
    defer { hasMovedContents = false }
    // At the start of the container, the first line is visible, even if it was just inserted (B16.12).
    if hasMovedContents, pass.visible.start <= 0, pass.visible.end > 0, map.count > 0 { return (0, 0) }
    if let first = lines.first(where: { leads(into: pass.visible, from: $0) }) { return (first.number, first.start) }
    pass.visible = reachable
    if reachable.end <= 0 || reachable.start >= lengths.total && reachable.start > 0 { return nil }
    if let nearest = nearestLine(to: reachable) { return (nearest.number, nearest.start) }
    let line = lengths.line(at: reachable.start)
    return (line, lengths.start(of: line))
  }

  /// Returns true if a line, or its neighbour, is in a range. After a scroll by exactly the visible length, a line touches the edge of the
  /// range, and its neighbours are placed from there.
  private func leads(into range: LazyRange, from line: LazyLine) -> Bool {
    if line.overlaps(range) { return true }
    return line.touches(range) && (line.end == range.start ? line.number < map.count - 1 : line.number > 0)
  }

  /// Returns the line nearest to a range, or nil if the distance exceeds twice the range's length. The lines in between are created, so
  /// that a scroll by more than the visible length moves all rows by the same distance.
  ///
  /// If the estimated length before the lines has changed, the range refers to a different start, and the method returns nil.
  private func nearestLine(to range: LazyRange) -> LazyLine? {
    guard let first = lines.first, abs(first.start - lengths.start(of: first.number)) < 0.001 else { return nil }
    func distance(_ line: LazyLine) -> CGFloat { max(range.start - line.end, line.start - range.end, 0) }
    return lines.min { distance($0) < distance($1) }.flatMap { distance($0) <= 2 * range.length ? $0 : nil }
  }

  private func makeLines(_ pass: inout Pass, from anchor: (line: Int, start: CGFloat)) {
    var (number, start) = anchor
    while number < map.count {
      let touches = start == pass.visible.end && lengths[number] == 0
      guard start < pass.visible.end || pass.lines.isEmpty || touches, let line = makeLine(number, at: start, &pass) else { break }
      pass.lines.append(line)
      start = line.end + layout.spacing
      number += 1
    }
    guard let first = pass.lines.first else { return }
    var above: [LazyLine] = []
    number = first.number - 1
    var end = first.start - layout.spacing
    while number >= 0 {
      let touches = end == pass.visible.start && lengths[number] == 0
      guard end > pass.visible.start || touches, var line = makeLine(number, at: 0, &pass) else { break }
      line.start = end - line.length
      end = line.start - layout.spacing
      number -= 1
      above.append(line)
    }
    pass.lines = above.reversed() + pass.lines
  }

  private func makeLine(_ number: Int, at start: CGFloat, _ pass: inout Pass) -> LazyLine? {
    let isNew = lengths[number] == nil
    guard !isNew || pass.made < rowLimit else {
      pass.source.foundTooManyRows()
      return nil
    }
    let (rows, areCells) = map.rows(of: number)
    var cells: [LazyLine.Cell] = []
    for (place, row) in rows.enumerated() {
      guard let node = pass.source.node(ofRow: row) else { break }
      cells.append(LazyLine.Cell(row: row, node: node, track: areCells ? place : nil))
    }
    if isNew { pass.made += cells.count }
    if pass.source.rowCount != map.rowCount { updateMap(pass.source) }
    // Creating rows may reveal that there are fewer than expected.
    if cells.isEmpty || number >= map.count { return nil }
    let length = measure(cells, pass.across)
    note(length, of: number)
    return LazyLine(number: number, start: start, length: length, cells: cells)
  }
}

// MARK: - Pinned lines

extension LazyArrangement {
  /// Returns the lines that exist in addition to the visible ones: those whose rows must be kept, and pinned headers and footers whose
  /// natural positions are not visible (B16.34, B16.35).
  private func makeOthers(_ inner: LazyRange, _ kept: [Int], _ pass: inout Pass) -> [LazyLine] {
    var others: [LazyLine] = []
    for row in kept {
      let number = map.line(of: row)
      if lines.contains(where: { $0.number == number }) || others.contains(where: { $0.number == number }) { continue }
      if let line = makeLine(number, at: lengths.start(of: number), &pass) { others.append(line) }
    }
    guard layout.pinsHeaders || layout.pinsFooters, let first = lines.first, let last = lines.last else { return others }
    let rows = (first.cells.first?.row ?? 0)...(last.cells.last?.row ?? 0)
    for section in pass.source.sections where section.rows.overlaps(rows) {
      if layout.pinsHeaders { pin(section.header, of: section, inner, atEnd: false, &others, &pass) }
      if layout.pinsFooters { pin(section.footer, of: section, inner, atEnd: true, &others, &pass) }
    }
    return others
  }

  /// Moves the lines of a header or footer to the edge of the viewport if their natural positions are beyond it.
  private func pin(
    _ rows: Range<Int>, of section: RowSection, _ inner: LazyRange, atEnd: Bool, _ others: inout [LazyLine], _ pass: inout Pass
  ) {
    for row in atEnd ? Array(rows.reversed()) : Array(rows) {
      let number = map.line(of: row)
      var line: LazyLine
      if let place = lines.firstIndex(where: { $0.number == number }) {
        line = lines[place]
      } else if let made = makeLine(number, at: lengths.start(of: number), &pass) {
        line = made
      } else {
        continue
      }
      let range = range(of: section)
      let natural = line.start
      if atEnd {
        line.start = max(min(natural, inner.end - line.length), range.start)
      } else {
        line.start = min(max(natural, inner.start), range.end - line.length)
      }
      if line.start != natural {
        for cell in line.cells {
          cell.node.isRaised = true
          raised.append(cell.node)
        }
      }
      if lines.contains(where: { $0.number == number }) {
        if line.start != natural { pins[number] = line.start }
      } else {
        others.append(line)
      }
    }
  }

  /// Returns the range of a section, as far as it is known.
  private func range(of section: RowSection) -> LazyRange {
    let start = range(ofRow: section.rows.lowerBound).start
    return LazyRange(start: start, end: range(ofRow: section.rows.upperBound - 1).end)
  }
}

// MARK: - Invariants

extension LazyArrangement {
  /// Returns a sentence for each invariant that is violated between two frames.
  package func checkInvariants() -> [String] {
    var found: [String] = []
    for (line, next) in zip(lines, lines.dropFirst()) {
      if next.number != line.number + 1 { found.append("Lines \(line.number) and \(next.number) of a lazy container are neighbours.") }
      if abs(next.start - line.end - layout.spacing) > 0.001 {
        found.append("Line \(next.number) of a lazy container begins at \(next.start), and the line before ends at \(line.end).")
      }
    }
    if let first = lines.first, abs(first.start - lengths.start(of: first.number)) > 0.001 {
      found.append("Line \(first.number) of a lazy container begins at \(first.start), not at \(lengths.start(of: first.number)).")
    }
    if let last = lines.last, last.number >= map.count { found.append("A lazy container has line \(last.number) of \(map.count).") }
    if lengths.count != map.count { found.append("A lazy container has lengths for \(lengths.count) lines and places for \(map.count).") }
    if lengths.knownCount > lengths.count {
      found.append("A lazy container knows \(lengths.knownCount) lengths of \(lengths.count) lines.")
    }
    return found
  }
}
