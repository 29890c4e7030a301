import RivuletGraph

/// Keeps the rows of a `ForEach` up to date with its data. The rule's value counts the changes to the set or order of rows.
///
/// Each update compares the id of each element once. Each row's own rule then receives its element and calls the content closure once. Only
/// ids that were added, removed, or moved are hashed.
@MainActor
struct ForEachRule<Data: RandomAccessCollection, ID: Hashable, Element, Content: View>: @MainActor Rule where Data.Element == Element {
  typealias Row = ForEachRow<Element, ID>

  let view: Attribute<ForEach<Data, ID, Content>>
  let list: DynamicViewList
  /// The inputs of the `ForEach`, or of a row while that row is being built.
  private(set) var inputs: _ViewListInputs
  /// Stored to avoid looking up the type for each new row.
  let rowType = Row.self
  /// The dynamic position of the rows in the static structure of their parent.
  let place: Int
  private let maker: RowMaker<RowContentRule<Data, ID, Element, Content>>
  var rows: [PlacedRow<Element, ID>] = []
  /// The first position from which the rows' stored positions are outdated.
  var firstStalePosition = Int.max
  /// The first row with each id, keyed by the id's hash.
  var rowsByHash = RowsByHash()
  /// The additional rows with an id that several rows share (B4.11).
  var duplicates: [RowKey<ID>: Row] = [:]
  var version = 0
  /// True if new rows join existing rows, rather than appearing with the `ForEach` itself.
  private(set) var showsArrivals = false
  private(set) var issues = ForEachIssues(of: ForEach<Data, ID, Content>.self)

  init(view: Attribute<ForEach<Data, ID, Content>>, list: DynamicViewList, inputs: _ViewListInputs) {
    self.view = view
    self.list = list
    self.inputs = inputs
    maker = RowMaker(inputs)
    place = inputs.scope.nextPlace()
  }

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    // Rows created after this point run with their first elements anyway.
    let newest = output.graph.nextSequence
    if !inputs.scope.canNest() { return output.set(version) }
    showsArrivals = output.hasValue
    let view = self.view.value
    if let latest = maker.latest {
      latest.take(view.content, of: view.data, in: inputs.tree)
    } else {
      maker.latest = ForEachContent(view.content, of: view.data)
    }
    if view.isConstantRange, output.hasValue, view.data.count != rows.count {
      issues.reportCount(rows.count, view.data.count)
      renewRows(before: newest)
      return
    }
    let former = version
    // Contiguous elements are read in place, without an accessor that suspends for each element. Other elements are copied to contiguous
    // storage.
    if view.data.withContiguousStorageIfAvailable({ show(ValuePlaces(of: $0), view.idOf, newest) }) == nil {
      ContiguousArray(view.data).withContiguousStorageIfAvailable { show(ValuePlaces(of: $0), view.idOf, newest) }
    }
    if output.hasValue, version == former { return }
    output.set(version)
  }

  private mutating func show(_ elements: Elements, _ idOf: (Element) -> ID, _ newest: UInt32) {
    takeOrder(of: elements, idOf)
    distributeElements(elements, before: newest)
    renewRows(before: newest)
  }

  /// Passes an element to each row whose rule's sequence number is less than `newest`.
  private func distributeElements(_ elements: Elements, before newest: UInt32) {
    fetchRows(before: newest)
    let rows = rows.span
    for place in rows.indices where rows[place].element.sequence < newest { rows[place].element.set(copying: elements[place]) }
  }

  /// Creates the content of the existing rows again, in order.
  private func renewRows(before newest: UInt32) {
    let rows = rows.span
    for place in rows.indices where rows[place].element.sequence < newest { rows[place].element.renew() }
  }

  /// Prefetches the memory of the rows. Fetching the memory of all rows together is faster than fetching it row by row.
  private func fetchRows(before newest: UInt32) {
    let rows = rows.span
    var memory = FetchedMemory()
    for place in rows.indices where rows[place].element.sequence < newest { memory += rows[place].element.fetch() }
    memory.keep()
  }

  /// Builds a new row from its first element.
  ///
  /// Inlined, because a function that isn't inlined looks up the types that it refers to on each call.
  @inline(__always) mutating func build(_ row: Row, _ element: consuming Element) -> RulePart<Element> {
    let (content, part) = maker.makeContent(element, in: row)
    let around = inputs.scope
    inputs.scope = row
    list.fill(row) { Content._makeViewList(view: _GraphValue(content), inputs: &inputs) }
    inputs.scope = around
    row.element = part
    return part
  }
}
