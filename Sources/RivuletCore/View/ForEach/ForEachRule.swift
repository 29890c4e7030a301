import RivuletGraph

/// Keeps the rows of a `ForEach` in step with its data; its value counts the changes of the set or order of rows.
///
/// Cost per element and update: one id comparison, and in the row's own rule, which is handed the element, one call of the content closure. Only
/// ids that came, went or moved are hashed.
@MainActor
struct ForEachRule<Data: RandomAccessCollection, ID: Hashable, Element, Content: View>: @MainActor Rule where Data.Element == Element {
  typealias Row = ForEachRow<Element, ID>

  let view: Attribute<ForEach<Data, ID, Content>>
  let list: DynamicViewList
  /// Those of the place where the `ForEach` stands; while a row is built, that row's.
  private(set) var inputs: _ViewListInputs
  /// Known here, so that it is not looked up for each row that is made.
  let rowType = Row.self
  /// Of the rows among the parts of their parent.
  let place: Int
  private let maker: RowMaker<RowContentRule<Data, ID, Element, Content>>
  var rows: [PlacedRow<Element, ID>] = []
  /// From here on the rows do not know their positions.
  var firstStalePosition = Int.max
  /// The rows by the hashes of their ids, first occurrences only.
  var rowsByHash = RowsByHash()
  /// Further rows with an id that another row has too (B4.11).
  var duplicates: [RowKey<ID>: Row] = [:]
  var version = 0
  /// Whether rows that are made now come to others that were there, rather than with the `ForEach` itself.
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
    // Rows that are made from here on run with their first elements anyway.
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
    // Elements that lie one after the other are read where they are, without an accessor that suspends for each; others are laid out so.
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

  /// Hands each row its element, but for those whose rule has at least the number `newest`.
  private func handOut(_ elements: Elements, before newest: UInt32) {
    fetchRows(before: newest)
    let rows = rows.span
    for place in rows.indices where rows[place].element.sequence < newest { rows[place].element.set(copying: elements[place]) }
  }

  /// Has the same rows make their content anew, in order.
  private func renewRows(before newest: UInt32) {
    let rows = rows.span
    for place in rows.indices where rows[place].element.sequence < newest { rows[place].element.renew() }
  }

  /// Reads from the memory of those rows, which comes faster together than row by row.
  private func fetchRows(before newest: UInt32) {
    let rows = rows.span
    var memory = FetchedMemory()
    for place in rows.indices where rows[place].element.sequence < newest { memory += rows[place].element.fetch() }
    memory.keep()
  }

  /// Builds a new row around its first element.
  ///
  /// Inlined: a function that is called looks up the types that it names.
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
