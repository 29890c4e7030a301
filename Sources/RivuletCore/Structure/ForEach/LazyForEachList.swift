import RivuletGraph
import RivuletTree

/// The rows of a `ForEach` in a lazy container.
///
/// If the content's type determines the number of rows per element, row and element indices can be derived from each other, and nothing is
/// created just to count rows. Otherwise, finding a row requires creating the elements before it, which are then kept (B16.21).
final class LazyForEachList<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRowList {
  typealias Element = Data.Element
  typealias Row = ForEachRow<Element, ID>

  private let maker: RowMaker<RowContentRule<Data, ID, Element, Content>>
  /// The dynamic position of the rows in the static structure of their parent.
  let place: Int
  /// The number of rows for each element; nil if the number depends on the element.
  private let rowsPerElement: Int?
  private var view: ForEach<Data, ID, Content>?
  /// The number of states of the data received so far.
  private(set) var version = 0
  /// The created rows in index order.
  private var made: [Row] = []
  /// True if the number of rows of some created element hasn't been determined yet.
  private var isUncounted = false
  private var issues = ForEachIssues(of: ForEach<Data, ID, Content>.self)
  private var hasReportedDuplicate = false

  override init(_ inputs: _ViewListInputs) {
    maker = RowMaker(inputs)
    place = inputs.scope.nextPlace()
    rowsPerElement = Content._viewListCount(inputs: _ViewListCountInputs(inputs))
    super.init(inputs)
  }

  private var data: Data? { view?.data }
  /// The number of elements at the time the list adopted the view. The data may be a binding, which exposes a change before the list adopts
  /// it.
  private var count = 0

  private func element(at index: Int) -> Element? {
    guard let data, index < data.count else { return nil }
    return data[data.index(data.startIndex, offsetBy: index)]
  }

  private func id(at index: Int) -> ID? {
    guard let view, let element = element(at: index) else { return nil }
    return view.idOf(element)
  }

  // MARK: Data

  /// Adopts a new state of the view. Looks up only elements that have been created, and updates only placed elements (B16.24).
  func take(_ next: ForEach<Data, ID, Content>) {
    guard let old = view else {
      maker.latest = ForEachContent(next.content, of: next.data)
      (view, count) = (next, next.data.count)
      return
    }
    var next = next
    if next.isConstantRange, next.data.count != count {
      issues.reportCount(count, next.data.count)
      next.data = old.data
    }
    maker.latest?.take(next.content, of: next.data, in: inputs.tree)
    let formerCount = count
    (view, count) = (next, next.data.count)
    version += 1
    let former = made
    let places = findPlaces(of: former)
    let isAnyMoved = zip(former, places).contains { $0.position != $1 }
    if isAnyMoved { container?.rowContainer?.dataChange() }
    made = []
    for (element, place) in zip(former, places) {
      if let place {
        element.position = place
        made.append(element)
        if element.presence.isUpToDate { bringUpToDate(element) }
      } else {
        element.depart(inputs)
      }
    }
    made.sort { $0.position < $1.position }
    // The row indices differ only if an element has moved or the number of elements has changed.
    guard isAnyMoved || count != formerCount else { return }
    if rowsPerElement == nil { closeSmallGap() }
    elementsChanged()
  }

  private func bringUpToDate(_ row: Row) {
    guard row.version != version, let part = row.element, var element = element(at: row.position) else { return }
    row.version = version
    part.set(copying: ValuePlace(of: &element))
    part.renew()
  }

  /// Returns the current indices of created elements, with nil for removed elements. Searches near the old indices first and then in all
  /// data.
  private func findPlaces(of former: [Row]) -> [Int?] {
    var places = [Int?](repeating: nil, count: former.count)
    var taken: Set<Int> = []
    var missing: [Int] = []
    var shift = 0
    for (number, element) in former.enumerated() {
      if let place = find(element.id, near: element.position + shift, taken) ?? find(element.id, near: element.position, taken) {
        shift = place - element.position
        places[number] = place
        taken.insert(place)
      } else {
        missing.append(number)
      }
    }
    guard !missing.isEmpty, let view else { return places }
    if let numbers {
      for number in missing { places[number] = numbers.place(of: former[number].id).flatMap { taken.insert($0).inserted ? $0 : nil } }
      return places
    }
    var search = ElementSearch(for: missing.map { former[$0].id }, except: taken)
    search.look(through: view.data, view.idOf)
    for (number, place) in zip(missing, search.places) { places[number] = place }
    return places
  }

  private func find(_ id: ID, near place: Int, _ taken: Set<Int>) -> Int? {
    for distance in 0...LazyConstants.nearbySearchDistance {
      for candidate in distance == 0 ? [place] : [place - distance, place + distance] where candidate >= 0 && !taken.contains(candidate) {
        if self.id(at: candidate) == id { return candidate }
      }
    }
    return nil
  }

  /// Creates elements that were inserted before existing elements, if they are few, so that the existing elements retain known row indices.
  /// After a larger insertion or move, the elements after the gap are found again as the preceding elements are created.
  private func closeSmallGap() {
    guard let first = made.indices.first(where: { made[$0].position != $0 }) else { return }
    let gap = made[first].position - first
    guard gap <= LazyConstants.nearbySearchDistance else { return }
    for index in first..<made[first].position { _ = make(at: index) }
  }

  // MARK: Elements

  private func position(of index: Int) -> Int {
    var (low, high) = (0, made.count)
    while low < high {
      let middle = (low + high) / 2
      if made[middle].position < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func known(at index: Int) -> Row? {
    let position = position(of: index)
    return position < made.count && made[position].position == index ? made[position] : nil
  }

  /// Returns the element at an index, creating it if necessary.
  private func make(at index: Int) -> Row? {
    if let known = known(at: index) { return known }
    guard inputs.scope.canNest(), let view, let element = element(at: index) else { return nil }
    let id = view.idOf(element)
    let occurrence = made.reduce(0) { $0 + ($1.id == id ? 1 : 0) }
    if let back = Row.takeBack(id, occurrence, at: place, inputs) {
      back.position = index
      made.insert(back, at: position(of: index))
      bringUpToDate(back)
      return back
    }
    if occurrence > 0, !hasReportedDuplicate {
      hasReportedDuplicate = true
      issues.reportDuplicate(id)
    }
    let row = Row(id: id, hash: id.hashValue, occurrence: occurrence, inside: inputs.scope, at: place)
    let (content, part) = maker.makeContent(element, in: row)
    (row.element, row.position, row.version) = (part, index, version)
    fill(row, asRow: rowsPerElement == 1) { Content._makeViewList(view: _GraphValue(content), inputs: &$0) }
    if rowsPerElement == 1 { _ = LazyRow(row, of: self) } else { isUncounted = true }
    made.insert(row, at: position(of: index))
    return row
  }

  /// Determines the number of rows of newly created elements. Must not be called during an update.
  private func countMade() {
    guard isUncounted else { return }
    isUncounted = false
    inputs.tree.app.bringStructureUpToDate()
  }

  /// Returns the number of rows of an element that has been created.
  private func rowCount(of element: Row) -> Int { element.lazyRow == nil ? element.contents.elements.rowCount : 1 }

  // MARK: Rows

  override var rowCount: Int {
    if let rowsPerElement {
      let (rows, isOver) = rowsPerElement.multipliedReportingOverflow(by: count)
      return isOver ? LazyConstants.maximumRowCount : min(rows, LazyConstants.maximumRowCount)
    }
    let known = made.reduce(0) { $0 + rowCount(of: $1) }
    // Assume that each remaining element has the average number of rows.
    let share = made.isEmpty ? 1 : max(1, Double(known) / Double(made.count))
    return known + Int(min(Double(count - made.count) * share, Double(LazyConstants.maximumRowCount)).rounded())
  }

  override func row(at place: Int) -> LazyRow? {
    guard let rowsPerElement else { return rowOfUncounted(at: place) }
    guard rowsPerElement > 0, place < rowCount, let element = make(at: place / rowsPerElement) else { return nil }
    guard let row = element.lazyRow else {
      countMade()
      return element.contents.elements.row(at: place % rowsPerElement)
    }
    if !element.presence.isUpToDate {
      row.wake()
      bringUpToDate(element)
    }
    return row
  }

  /// Returns a row in a list whose rows can be counted only by creating the elements.
  private func rowOfUncounted(at place: Int) -> LazyRow? {
    var (rest, index) = (place, 0)
    while let element = make(at: index) {
      countMade()
      let rows = rowCount(of: element)
      if rest < rows { return element.contents.elements.row(at: rest) }
      rest -= rows
      index += 1
    }
    return nil
  }

  override package func elementID(ofRow place: Int) -> AnyHashable? { rowsPerElement == 1 ? id(at: place).map { AnyHashable($0) } : nil }

  override func place(of row: LazyRow) -> Int? {
    guard let scope = row.scope as? AnyForEachRow, let element = known(at: scope.position), element.lazyRow === row else { return nil }
    return element.position
  }

  override func firstRow(of list: ViewList) -> Int? {
    if let rowsPerElement { return made.first { $0.contents.elements.isList(list) }.map { rowsPerElement * $0.position } }
    var first = 0
    for (place, element) in made.enumerated() {
      // After a gap, the number of preceding rows is unknown.
      if element.position != place { return nil }
      if element.contents.elements.isList(list) { return first }
      first += rowCount(of: element)
    }
    return nil
  }

  override func rowIndex(of id: AnyHashable) -> Int? {
    if let wanted = id.base as? ID, let index = elementIndex(of: wanted) { return firstRow(ofElement: index) }
    for element in made {
      let inside = element.lazyRow.map { $0.has(id) ? 0 : nil } ?? element.contents.elements.rowIndex(of: id)
      if let inside { return (firstRow(ofElement: element.position) ?? 0) + inside }
    }
    return nil
  }

  private func elementIndex(of id: ID) -> Int? {
    guard let view else { return nil }
    if let numbers { return numbers.place(of: id) }
    // An id that's a number can often be computed from the index.
    if let number = id as? Int, let first = self.id(at: 0) as? Int {
      for (place, isOver) in [number.subtractingReportingOverflow(first), first.subtractingReportingOverflow(number)]
      where !isOver && place >= 0 && self.id(at: place) == id { return place }
    }
    return view.data.enumerated().prefix(LazyConstants.maximumSearchedElements).first { view.idOf($0.element) == id }?.offset
  }

  /// The data as a range of numbers that are their own ids; nil for other data. The index of a number in a range requires no search.
  private var numbers: (any NumberRange)? {
    guard let range = data as? any NumberRange, let ends = range.ends, let first = id(at: 0), let last = id(at: count - 1) else {
      return nil
    }
    return AnyHashable(first) == ends.first && AnyHashable(last) == ends.last ? range : nil
  }

  private func firstRow(ofElement index: Int) -> Int? {
    if let rowsPerElement {
      let (first, isOver) = rowsPerElement.multipliedReportingOverflow(by: index)
      guard rowsPerElement > 0 else { return nil }
      if isOver || first >= LazyConstants.maximumRowCount { reportTooFar(index) }
      return isOver ? LazyConstants.maximumRowCount - 1 : min(first, LazyConstants.maximumRowCount - 1)
    }
    var first = 0
    for place in 0..<index {
      guard let element = make(at: place) else { return nil }
      countMade()
      first += rowCount(of: element)
    }
    return first
  }

  private func reportTooFar(_ index: Int) {
    RuntimeIssue.reportOnce(
      .invalidValue, typeName: "\(ForEach<Data, ID, Content>.self)",
      "A lazy container was asked to scroll to element \(index) of a ForEach, but shows at most the first \(LazyConstants.maximumRowCount) "
        + "rows; it scrolls to the last of these. Pass only part of the data to the ForEach.")
  }

  override func drop(_ row: LazyRow) {
    guard let position = made.firstIndex(where: { $0.lazyRow === row }) else { return }
    made.remove(at: position)
    row.scope.remove()
  }

  override func dropEmptyElements() {
    guard let rowsPerElement, rowsPerElement != 1 else {
      for element in made where element.lazyRow == nil { element.contents.elements.dropEmptyElements() }
      return
    }
    made.removeAll { element in
      if element.contents.elements.hasMadeRows { return false }
      element.remove()
      return true
    }
  }

  override var isCounted: Bool {
    rowsPerElement != nil
      || made.count >= min(count, LazyConstants.maximumCountedElements) && made.allSatisfy { $0.contents.elements.isCounted }
  }

  override func countElements(atMost budget: inout Int) {
    guard rowsPerElement == nil else { return }
    let end = min(count, LazyConstants.maximumCountedElements)
    var index = made.indices.first { made[$0].position != $0 } ?? made.count
    while index < end, budget > 0 {
      _ = make(at: index)
      (index, budget) = (index + 1, budget - 1)
    }
    countMade()
    for element in made where budget > 0 { element.contents.elements.countElements(atMost: &budget) }
  }

  override func appendSingleRows(from first: Int, to places: inout [Int]) {
    guard rowsPerElement == nil else { return }
    var first = first
    for (place, element) in made.enumerated() {
      if element.position != place { return }
      element.contents.elements.appendSingleRows(from: first, to: &places)
      first += rowCount(of: element)
    }
  }

  override var hasMadeRows: Bool {
    made.contains { $0.lazyRow != nil || $0.contents.elements.hasMadeRows }
  }

  override func appendNodes(to nodes: inout NodeReferences) {
    for element in made {
      if let row = element.lazyRow {
        if row.isPlaced { nodes.append(row.node) }
      } else {
        element.contents.elements.appendNodes(to: &nodes)
      }
    }
  }

  override func bringUpToDate() { rule?.touch() }

  /// The rule that keeps the list up to date with its view.
  var rule: AttributeID?

  override func placedRowsChanged() {
    super.placedRowsChanged()
    for element in made where element.lazyRow == nil { element.contents.elements.placedRowsChanged() }
  }

  override func forEachPreferences(_ body: (PreferenceOutputs) -> Void) {
    for element in made where element.lazyRow?.isPlaced ?? true { body(element.contents.preferences) }
  }

  override func appendSections(from first: Int, to sections: inout [RowSection]) {
    guard rowsPerElement == nil else { return }
    var first = first
    for (place, element) in made.enumerated() {
      if element.position != place { return }
      element.contents.elements.appendSections(from: first, to: &sections)
      first += rowCount(of: element)
    }
  }
}

/// Passes each new state of a view to its lazy list.
@MainActor
struct LazyForEachRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: @MainActor Rule {
  let view: Attribute<ForEach<Data, ID, Content>>
  let list: LazyForEachList<Data, ID, Content>

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    list.take(view.value)
    output.set(list.version)
  }
}
