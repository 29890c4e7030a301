import RivuletGraph

/// Keeps the rows of a `ForEach` in step with its data. The value counts the changes to the set or order of rows.
///
/// Each update costs one comparison of ids per element and, in the row's own rule, which receives the element, one call of the content
/// closure. Only ids that were added, removed or moved are hashed.
@MainActor
struct ForEachRule<Data: RandomAccessCollection, ID: Hashable, Element, Content: View>: @MainActor Rule where Data.Element == Element {
  typealias Row = ForEachRow<Element, ID>

  let view: Attribute<ForEach<Data, ID, Content>>
  let list: DynamicViewList
  /// The inputs of the `ForEach`; while a row is being built, the row's inputs.
  private(set) var inputs: _ViewListInputs
  /// Stored here so that the type is not looked up for each new row.
  let rowType = Row.self
  /// The dynamic position of the rows in the static structure of their parent.
  let place: Int
  private let maker: RowMaker<RowContentRule<Data, ID, Element, Content>>
  var rows: [PlacedRow<Element, ID>] = []
  /// The first position at which the rows' stored positions are outdated.
  var firstStalePosition = Int.max
  /// The rows, keyed by the hashes of their ids, first occurrences only.
  var rowsByHash = RowsByHash()
  /// The other rows with an id that several rows share (B4.11).
  var duplicates: [RowKey<ID>: Row] = [:]
  var version = 0
  /// True if new rows join existing ones, rather than appearing with the `ForEach` itself.
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
    // Rows created from here on run with their first elements in any case.
    let newest = output.graph.nextSequence
    if !inputs.scope.mayNest() { return output.set(version) }
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
    // Contiguous elements are read in place, without an accessor that suspends for each of them. Others are copied to contiguous storage.
    if view.data.withContiguousStorageIfAvailable({ show(ValuePlaces(of: $0), view.idOf, newest) }) == nil {
      ContiguousArray(view.data).withContiguousStorageIfAvailable { show(ValuePlaces(of: $0), view.idOf, newest) }
    }
    if output.hasValue, version == former { return }
    output.set(version)
  }

  private mutating func show(_ elements: Elements, _ idOf: (Element) -> ID, _ newest: UInt32) {
    takeOrder(of: elements, idOf)
    handOut(elements, before: newest)
    renewRows(before: newest)
  }

  /// Passes an element to each row, except for rows whose rule has a number of at least `newest`.
  private func handOut(_ elements: Elements, before newest: UInt32) {
    fetchRows(before: newest)
    let rows = rows.span
    for place in rows.indices where rows[place].element.sequence < newest { rows[place].element.set(copying: elements[place]) }
  }

  /// Creates the content of the same rows again, in order.
  private func renewRows(before newest: UInt32) {
    let rows = rows.span
    for place in rows.indices where rows[place].element.sequence < newest { rows[place].element.renew() }
  }

  /// Reads the memory of the rows in advance, which is faster for all of them together than row by row.
  private func fetchRows(before newest: UInt32) {
    let rows = rows.span
    var memory = FetchedMemory()
    for place in rows.indices where rows[place].element.sequence < newest { memory += rows[place].element.fetch() }
    memory.keep()
  }

  /// Builds a new row around its first element.
  ///
  /// Inlined, because a function that is called looks up the types that it refers to.
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
