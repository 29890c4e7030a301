import RivuletGraph

/// Keeps the rows of a `ForEach` in step with its data; its value counts the changes of the set or order of rows.
///
/// Cost per element and update: one id comparison, and in the row's own rule one call of the content closure. Only ids that came, went or
/// moved are hashed.
@MainActor
struct ForEachRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: @MainActor Rule {
  typealias Row = ForEachRow<Data, ID, Content>

  let view: Attribute<ForEach<Data, ID, Content>>
  let list: DynamicViewList
  let inputs: _ViewListInputs
  private let place: Int
  private var rows: [Row] = []
  /// The rows by id, first occurrences only.
  private var rowsByID: [ID: Row] = [:]
  /// Further rows with an id that another row has too (B4.11).
  private var duplicates: [RowKey<ID>: Row] = [:]
  private var version = 0
  private var hasWarnedOfCount = false
  private let latest = ForEachContent<Data, Content>()

  init(view: Attribute<ForEach<Data, ID, Content>>, list: DynamicViewList, inputs: _ViewListInputs) {
    self.view = view
    self.list = list
    self.inputs = inputs
    place = inputs.scope.nextPlace()
  }

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    let view = self.view.value
    latest.make = view.content
    if view.isConstantRange, output.hasValue, view.data.count != rows.count {
      warnOfCount(view.data.count)
      return
    }
    if keepsOrder(view) {
      if !output.hasValue { output.set(version) }
      return
    }
    version += 1
    replaceRows(view)
    output.set(version)
  }

  /// Hands each row its new element if ids and order are the same as before.
  private mutating func keepsOrder(_ view: ForEach<Data, ID, Content>) -> Bool {
    let (data, idOf) = (view.data, view.idOf)
    guard data.count == rows.count, duplicates.isEmpty else { return false }
    var index = data.startIndex
    for row in rows {
      let element = data[index]
      guard row.id == idOf(element) else { return false }
      row.element = element
      data.formIndex(after: &index)
    }
    return true
  }

  /// Takes over a new order: rows are stamped with the version as they are taken, the rest leaves.
  private mutating func replaceRows(_ view: ForEach<Data, ID, Content>) {
    let (data, idOf, old, count) = (view.data, view.idOf, rows, view.data.count)
    var next: [Row] = []
    next.reserveCapacity(count)
    var entries: [DynamicViewList.Entry] = []
    entries.reserveCapacity(count)
    var cursor = RowCursor()
    var index = data.startIndex
    while next.count < count {
      let element = data[index]
      let row = takeRow(idOf(element), element, from: old, &cursor)
      row.element = element
      row.position = next.count
      if row.entry == nil { build(row) }
      if let entry = row.entry { entries.append(entry) }
      next.append(row)
      data.formIndex(after: &index)
    }
    rows = next
    list.setEntries(entries)
    // Last first, as siblings go (B5.06).
    for row in old.reversed() where row.version != version { remove(row) }
  }

  /// The row of an element: the one that comes next in the old order, one that is looked up, or a new one.
  @inline(__always) private mutating func takeRow(_ id: ID, _ element: Data.Element, from old: [Row], _ cursor: inout RowCursor) -> Row {
    if let row = rowInOrder(id, old, &cursor) { return take(row) }
    guard let known = rowsByID[id] else {
      let row = Row(id: id, occurrence: 0, element: element)
      rowsByID[id] = row
      return take(row)
    }
    guard known.version != version else { return takeDuplicate(id, element) }
    cursor.afterLookUp = known.position + 1
    return take(known)
  }

  /// The row with an id if it is where the old order goes on: at the cursor, behind one row that moved or goes, or behind those that were
  /// looked up.
  @inline(__always) private func rowInOrder(_ id: ID, _ old: [Row], _ cursor: inout RowCursor) -> Row? {
    @inline(__always) func row(at position: Int) -> Row? {
      guard position < old.count else { return nil }
      let row = old[position]
      return row.version != version && row.occurrence == 0 && row.id == id ? row : nil
    }
    while cursor.next < old.count, old[cursor.next].version == version { cursor.next += 1 }
    if let row = row(at: cursor.next) ?? row(at: cursor.next + 1) {
      cursor.next = row.position + 1
      return row
    }
    guard let row = row(at: cursor.afterLookUp) else { return nil }
    cursor.afterLookUp += 1
    return row
  }

  private mutating func takeDuplicate(_ id: ID, _ element: Data.Element) -> Row {
    var occurrence = 1
    while let row = duplicates[RowKey(id: id, occurrence: occurrence)] {
      if row.version != version { return take(row) }
      occurrence += 1
    }
    if occurrence == 1 { warnOfDuplicate(id) }
    let row = Row(id: id, occurrence: occurrence, element: element)
    duplicates[RowKey(id: id, occurrence: occurrence)] = row
    return take(row)
  }

  private func take(_ row: Row) -> Row {
    row.version = version
    return row
  }

  private mutating func remove(_ row: Row) {
    if row.occurrence == 0 {
      rowsByID[row.id] = nil
    } else {
      duplicates[RowKey(id: row.id, occurrence: row.occurrence)] = nil
    }
    row.entry?.scope.remove()
  }

  private func build(_ row: Row) {
    let scope = inputs.scope.makeChild(at: place, content: AnyHashable(RowKey(id: row.id, occurrence: row.occurrence)))
    row.entry = list.makeEntry(in: scope) {
      let inside = inputs.inside(scope)
      let content = inside.makeSink(RowContentRule(view: view.id, latest: latest, row: row, tree: inputs.tree))
      return Content._makeViewList(view: _GraphValue(content), inputs: inside)
    }
  }

  private func warnOfDuplicate(_ id: ID) {
    RuntimeIssue.report(
      .duplicateIdentifier, typeName: Self.typeName,
      "\(Self.typeName) received two or more elements with the id \(id); their state may be mixed up. "
        + "Give each element a stable id that no other element has.")
  }

  private mutating func warnOfCount(_ count: Int) {
    guard !hasWarnedOfCount else { return }
    hasWarnedOfCount = true
    RuntimeIssue.report(
      .constantRangeChanged, typeName: Self.typeName,
      "\(Self.typeName) over a constant range changed its count from \(rows.count) to \(count); the first range stays. "
        + "Use ForEach(_:id:content:) or Identifiable elements for data that changes.")
  }

  private static var typeName: String { _typeName(ForEach<Data, ID, Content>.self, qualified: false) }
}
