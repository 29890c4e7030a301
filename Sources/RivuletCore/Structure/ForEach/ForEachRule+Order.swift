import RivuletGraph

extension ForEachRule {
  typealias Elements = ValuePlaces<Element>

  /// The maximum number of misplaced rows to exchange in lists of equal length before the whole order is rebuilt.
  private static var maximumMisplacedCount: Int { 16 }

  /// Creates, moves, and removes rows if the ids or their order have changed. Retained rows keep their previous elements for now.
  mutating func takeOrder(of elements: Elements, _ idOf: (Element) -> ID) {
    var order = RowOrder(old: 0..<rows.count, new: 0..<elements.count)
    // The id alone doesn't identify a row that shares its id with another row.
    if duplicates.isEmpty { skipKeptEnds(&order, elements, idOf) }
    if order.old.isEmpty, order.new.isEmpty { return }
    version += 1
    if duplicates.isEmpty, let places = misplaced(order, elements, idOf), exchange(places, elements, idOf) { return }
    replaceRows(order, elements, idOf)
  }

  /// Excludes the rows with unchanged ids at both ends from the order.
  private func skipKeptEnds(_ order: inout RowOrder, _ elements: Elements, _ idOf: (Element) -> ID) {
    let rows = rows.span
    while !order.old.isEmpty, !order.new.isEmpty {
      guard rows[order.old.lowerBound].id == elements[order.new.lowerBound].lend(to: idOf) else { break }
      order.dropFirst()
    }
    while !order.old.isEmpty, !order.new.isEmpty {
      guard rows[order.old.upperBound - 1].id == elements[order.new.upperBound - 1].lend(to: idOf) else { break }
      order.dropLast()
    }
  }

  /// Returns the indices at which the ids of elements and rows differ; nil if the differences are too many, or if rows were inserted or
  /// removed.
  private func misplaced(_ order: RowOrder, _ elements: Elements, _ idOf: (Element) -> ID) -> [Int]? {
    guard order.old.count == order.new.count else { return nil }
    var places: [Int] = []
    let rows = rows.span
    for place in order.old where rows[place].id != elements[place].lend(to: idOf) {
      if places.count == Self.maximumMisplacedCount { return nil }
      places.append(place)
    }
    return places
  }

  /// Sets the rows for the elements at these indices, creating rows for new elements, and leaves the remaining rows unchanged. Returns
  /// false, with no effect, if one of the elements shares its id with a retained row or with another of these elements.
  private mutating func exchange(_ places: [Int], _ elements: Elements, _ idOf: (Element) -> ID) -> Bool {
    var (old, known, hashes): ([Row], [Row?], [Int]) = ([], [], [])
    for place in places { old.append(row(at: place)) }
    for place in places {
      let id = elements[place].lend(to: idOf)
      let hash = id.hashValue
      let row = row(of: id, hash)
      if let row, !stands(row, among: old) { return false }
      for earlier in places {
        if earlier == place { break }
        if elements[earlier].lend(to: idOf) == id { return false }
      }
      known.append(row)
      hashes.append(hash)
    }
    for index in places.indices {
      let element = elements[places[index]]
      let row = known[index] ?? makeRow(element.lend(to: idOf), hashes[index])
      row.version = version
      let part = place(row, element, at: places[index])
      rows[places[index]] = PlacedRow(id: row.id, element: part, row: row)
    }
    list.exchangeEntries(at: places) { row(at: $0) }
    removeRows(old)
    return true
  }

  private func row(at place: Int) -> Row {
    rows.span[place].row
  }

  private func stands(_ row: Row, among others: [Row]) -> Bool {
    let others = others.span
    for index in others.indices where others[index] === row { return true }
    return false
  }

  /// Applies a new order. Rows that the new order uses receive the current version. All other rows are removed.
  private mutating func replaceRows(_ first: RowOrder, _ elements: Elements, _ idOf: (Element) -> ID) {
    var order = first
    // Holds the only reference to the array, so that mutating the array doesn't copy it.
    var old: [PlacedRow<Element, ID>] = []
    swap(&old, &rows)
    var next: [PlacedRow<Element, ID>] = []
    next.reserveCapacity(order.new.count)
    rowsByHash.reserve(order.new.count)
    var cursor = RowCursor(at: order.old.lowerBound)
    while order.new.lowerBound + next.count < order.new.upperBound {
      let at = order.new.lowerBound + next.count
      let element = elements[at]
      let row = takeRow(element.lend(to: idOf), from: old, &order, &cursor)
      let part = place(row, element, at: at)
      next.append(PlacedRow(id: row.id, element: part, row: row))
    }
    let left = formerRows(order.old, of: old)
    if order.old.count == old.count {
      swap(&next, &rows)
    } else {
      old.replaceSubrange(order.old, with: next)
      swap(&old, &rows)
    }
    if order.old.count != order.new.count { firstStalePosition = min(firstStalePosition, order.new.upperBound) }
    list.replaceEntries(order.old, with: entries(at: order.new))
    removeRows(left)
  }

  private func formerRows(_ places: Range<Int>, of rows: [PlacedRow<Element, ID>]) -> [Row] {
    // Iterates by index, because closures in unspecialized library functions are slow and allocate memory.
    var former: [Row] = []
    former.reserveCapacity(places.count)
    let rows = rows.span
    for place in places { former.append(rows[place].row) }
    return former
  }

  private func entries(at places: Range<Int>) -> [Scope] {
    var entries: [Scope] = []
    entries.reserveCapacity(places.count)
    let rows = rows.span
    for place in places { entries.append(rows[place].row) }
    return entries
  }

  private mutating func place(_ row: Row, _ element: ValuePlace<Element>, at place: Int) -> RulePart<Element> {
    row.position = place
    return row.element ?? build(row, element.copy)
  }

  /// Removes the unused rows in reverse order, as for siblings (B5.06).
  private mutating func removeRows(_ former: [Row]) {
    let isLast = rows.isEmpty
    if isLast { forgetAllRows() }
    let former = former.span
    for index in former.indices.reversed() where former[index].version != version {
      let row = former[index]
      if !isLast { forget(row) }
      row.depart(inputs)
    }
  }

  private mutating func forgetAllRows() {
    rowsByHash.removeAll()
    duplicates.removeAll()
  }

  private mutating func forget(_ row: Row) {
    if row.occurrence == 0 { rowsByHash.remove(row) } else { forgetDuplicate(row) }
  }

  // A separate function, because it looks up types that most rows don't need.
  @inline(never) private mutating func forgetDuplicate(_ row: Row) {
    duplicates[RowKey(id: row.id, occurrence: row.occurrence)] = nil
  }

  /// Returns the row of an element: the next row in the old order, a row found by lookup, or a new row.
  @inline(__always) private mutating func takeRow(
    _ id: ID, from old: [PlacedRow<Element, ID>], _ order: inout RowOrder, _ cursor: inout RowCursor
  ) -> Row {
    if let row = rowInOrder(id, old, before: order.old.upperBound, &cursor) { return take(row) }
    let hash = id.hashValue
    guard let known = row(of: id, hash) else {
      // A separate statement, because the call mutates the rule, which must not be copied for the call.
      let row = makeRow(id, hash)
      return take(row)
    }
    updatePositions(of: old)
    guard known.version != version, known.position >= order.old.lowerBound else { return takeDuplicate(id) }
    // A row from the common end now comes earlier, so the shared end of the lists starts after that row.
    order.include(known.position)
    cursor.afterLookUp = known.position + 1
    return take(known)
  }

  /// Updates the positions, in the old order, of the rows that haven't been used yet.
  private mutating func updatePositions(of old: [PlacedRow<Element, ID>]) {
    if firstStalePosition >= old.count { return }
    for position in firstStalePosition..<old.count where old[position].row.version != version { old[position].row.position = position }
    firstStalePosition = .max
  }

  /// Returns the row with an id if it continues the old order: at the cursor, after one moved or removed row, or after the last row found
  /// by lookup.
  @inline(__always) private func rowInOrder(
    _ id: ID, _ old: [PlacedRow<Element, ID>], before end: Int, _ cursor: inout RowCursor
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

  /// Returns the first row with an id; nil if no row has the id.
  private func row(of id: ID, _ hash: Int) -> Row? {
    rowsByHash.first(hash) { ($0 as? Row)?.id == id } as? Row
  }

  private mutating func makeRow(_ id: ID, _ hash: Int) -> Row {
    let row = rowType.takeBack(id, 0, at: place, inputs) ?? rowType.init(id: id, hash: hash, occurrence: 0, inside: inputs.scope, at: place)
    rowsByHash.insert(row)
    if showsArrivals { inputs.tree.presence.recordArrival(of: row, inputs) }
    return row
  }

  private mutating func takeDuplicate(_ id: ID) -> Row {
    var occurrence = 1
    while let row = duplicates[RowKey(id: id, occurrence: occurrence)] {
      if row.version != version { return take(row) }
      occurrence += 1
    }
    if occurrence == 1 { issues.reportDuplicate(id) }
    let row = Row(id: id, hash: id.hashValue, occurrence: occurrence, inside: inputs.scope, at: place)
    duplicates[RowKey(id: id, occurrence: occurrence)] = row
    return take(row)
  }

  private func take(_ row: Row) -> Row {
    row.version = version
    return row
  }
}
