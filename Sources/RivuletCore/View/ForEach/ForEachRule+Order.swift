import RivuletGraph

extension ForEachRule {
  /// An element whose id is not that of the row at its place.
  private struct Misplaced {
    let place: Int
    let id: ID
    let element: Data.Element
  }

  /// Rows of one number of which more than so many are out of place are ordered anew.
  private static var mostMisplaced: Int { 16 }

  /// Hands each row its element, and makes, moves and removes rows if ids or their order are others than before.
  mutating func takeElements(_ count: Int, _ idOf: (Data.Element) -> ID, _ element: (Int) -> Data.Element) {
    var order = RowOrder(old: 0..<rows.count, new: 0..<count)
    // A row beside another one with its id is not known by its id alone.
    if duplicates.isEmpty { skipKeptEnds(&order, idOf, element) }
    if order.old.isEmpty, order.new.isEmpty { return }
    version += 1
    if duplicates.isEmpty, let misplaced = misplaced(order, idOf, element), exchange(misplaced) { return }
    replaceRows(order, idOf, element)
  }

  /// Leaves the rows at the beginning and at the end out of the order whose ids are as before.
  private func skipKeptEnds(_ order: inout RowOrder, _ idOf: (Data.Element) -> ID, _ element: (Int) -> Data.Element) {
    let rows = rows.span
    while !order.old.isEmpty, !order.new.isEmpty {
      let element = element(order.new.lowerBound)
      guard rows[order.old.lowerBound].id == idOf(element) else { break }
      rows[order.old.lowerBound].element.set(consume element)
      order.dropFirst()
    }
    while !order.old.isEmpty, !order.new.isEmpty {
      let element = element(order.new.upperBound - 1)
      guard rows[order.old.upperBound - 1].id == idOf(element) else { break }
      rows[order.old.upperBound - 1].element.set(consume element)
      order.dropLast()
    }
  }

  /// The elements that are not at the places of their rows, if they are few and nothing came between the others.
  private func misplaced(_ order: RowOrder, _ idOf: (Data.Element) -> ID, _ element: (Int) -> Data.Element) -> [Misplaced]? {
    guard order.old.count == order.new.count else { return nil }
    var misplaced: [Misplaced] = []
    let rows = rows.span
    for place in order.old {
      let element = element(place)
      let id = idOf(element)
      if rows[place].id == id {
        rows[place].element.set(consume element)
      } else if misplaced.count < Self.mostMisplaced {
        misplaced.append(Misplaced(place: place, id: id, element: element))
      } else {
        return nil
      }
    }
    return misplaced
  }

  /// Puts the rows of these elements at their places, and new ones for those without; the others stay as they are. False, and nothing is done, if
  /// one of them has the id of a row that stays or of another of them.
  private mutating func exchange(_ misplaced: [Misplaced]) -> Bool {
    let old = misplaced.map { rows[$0.place].row }
    let known = misplaced.map { rowsByID[$0.id] }
    for (index, row) in known.enumerated() {
      let id = misplaced[index].id
      if let row, !old.contains(where: { $0 === row }) { return false }
      if misplaced[..<index].contains(where: { $0.id == id }) { return false }
    }
    for (next, row) in zip(misplaced, known) {
      let row = row ?? makeRow(next.id)
      row.version = version
      rows[next.place] = place(row, next.element, at: next.place)
    }
    list.exchangeEntries(at: misplaced.map(\.place)) { rows[$0].row.built!.entry }
    removeRows(old)
    return true
  }

  /// Takes over a new order: rows are stamped with the version as they are taken, the rest leaves.
  private mutating func replaceRows(_ first: RowOrder, _ idOf: (Data.Element) -> ID, _ element: (Int) -> Data.Element) {
    var order = first
    let old = rows
    var next: [PlacedRow<Data, ID, Content>] = []
    next.reserveCapacity(order.new.count)
    var cursor = RowCursor(at: order.old.lowerBound)
    while order.new.lowerBound + next.count < order.new.upperBound {
      let at = order.new.lowerBound + next.count
      let element = element(at)
      let row = takeRow(idOf(element), from: old, &order, &cursor)
      next.append(place(row, element, at: at))
    }
    // Loops by index: what the library does with closures is slow and allocates where the types are not known.
    var left: [Row] = []
    left.reserveCapacity(order.old.count)
    let placed = old.span
    for place in order.old { left.append(placed[place].row) }
    rows.replaceSubrange(order.old, with: next)
    if order.old.count != order.new.count { firstStalePosition = min(firstStalePosition, order.new.upperBound) }
    list.replaceEntries(order.old, with: entries(of: next))
    removeRows(left)
  }

  private func entries(of rows: [PlacedRow<Data, ID, Content>]) -> [DynamicViewList.Entry] {
    var entries: [DynamicViewList.Entry] = []
    entries.reserveCapacity(rows.count)
    let rows = rows.span
    for place in rows.indices { entries.append(rows[place].row.built!.entry) }
    return entries
  }

  private mutating func place(_ row: Row, _ element: Data.Element, at place: Int) -> PlacedRow<Data, ID, Content> {
    row.position = place
    guard let part = row.built?.element else { return build(row, element) }
    part.set(element)
    return PlacedRow(id: row.id, element: part, row: row)
  }

  /// Removes those of the rows that were not taken, last first, as siblings go (B5.06).
  private mutating func removeRows(_ former: [Row]) {
    let isLast = rows.isEmpty
    if isLast { forgetAllRows() }
    for row in former.reversed() where row.version != version {
      if !isLast { forget(row) }
      row.built?.entry.scope.remove()
    }
  }

  private mutating func forgetAllRows() {
    rowsByID.removeAll()
    duplicates.removeAll()
  }

  private mutating func forget(_ row: Row) {
    if row.occurrence == 0 {
      rowsByID[row.id] = nil
    } else {
      duplicates[RowKey(id: row.id, occurrence: row.occurrence)] = nil
    }
  }

  /// The row of an element: the one that comes next in the old order, one that is looked up, or a new one.
  @inline(__always) private mutating func takeRow(
    _ id: ID, from old: [PlacedRow<Data, ID, Content>], _ order: inout RowOrder, _ cursor: inout RowCursor
  ) -> Row {
    if let row = rowInOrder(id, old, before: order.old.upperBound, &cursor) { return take(row) }
    guard let known = rowsByID[id] else {
      // First, because it changes the rule, which must not be copied for it.
      let row = makeRow(id)
      return take(row)
    }
    updatePositions(of: old)
    guard known.version != version, known.position >= order.old.lowerBound else { return takeDuplicate(id) }
    // A row of the common end comes earlier already: what was thought to be common up to there is not.
    order.include(known.position)
    cursor.afterLookUp = known.position + 1
    return take(known)
  }

  /// Tells the rows of the old order that were not taken yet where they stand in it.
  private mutating func updatePositions(of old: [PlacedRow<Data, ID, Content>]) {
    if firstStalePosition >= old.count { return }
    for position in firstStalePosition..<old.count where old[position].row.version != version { old[position].row.position = position }
    firstStalePosition = .max
  }

  /// The row with an id if it is where the old order goes on: at the cursor, behind one row that moved or goes, or behind those that were
  /// looked up.
  @inline(__always) private func rowInOrder(
    _ id: ID, _ old: [PlacedRow<Data, ID, Content>], before end: Int, _ cursor: inout RowCursor
  ) -> Row? {
    @inline(__always) func row(at place: Int) -> Row? {
      guard place < end else { return nil }
      let row = old[place].row
      return row.version != version && row.occurrence == 0 && row.id == id ? row : nil
    }
    while cursor.next < end, old[cursor.next].row.version == version { cursor.next += 1 }
    for place in cursor.next...cursor.next + 1 {
      guard let row = row(at: place) else { continue }
      cursor.next = place + 1
      return row
    }
    guard let row = row(at: cursor.afterLookUp) else { return nil }
    cursor.afterLookUp += 1
    return row
  }

  private mutating func makeRow(_ id: ID) -> Row {
    let row = Row(id: id, occurrence: 0)
    rowsByID[id] = row
    return row
  }

  private mutating func takeDuplicate(_ id: ID) -> Row {
    var occurrence = 1
    while let row = duplicates[RowKey(id: id, occurrence: occurrence)] {
      if row.version != version { return take(row) }
      occurrence += 1
    }
    if occurrence == 1 { warnOfDuplicate(id) }
    let row = Row(id: id, occurrence: occurrence)
    duplicates[RowKey(id: id, occurrence: occurrence)] = row
    return take(row)
  }

  private func take(_ row: Row) -> Row {
    row.version = version
    return row
  }
}
