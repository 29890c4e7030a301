import RivuletGraph

/// Keeps the rows of a `ForEach` in step with its data; its value counts the changes of the set or order of rows.
///
/// Cost per element and update: one id comparison, and in the row's own rule, which is handed the element, one call of the content closure. Only
/// ids that came, went or moved are hashed.
@MainActor
struct ForEachRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: @MainActor Rule {
  typealias Row = ForEachRow<Data, ID, Content>

  let view: Attribute<ForEach<Data, ID, Content>>
  let list: DynamicViewList
  let inputs: _ViewListInputs
  private let place: Int
  var rows: [PlacedRow<Data, ID, Content>] = []
  /// From here on the rows do not know their positions.
  var firstStalePosition = Int.max
  /// The rows by id, first occurrences only.
  var rowsByID: [ID: Row] = [:]
  /// Further rows with an id that another row has too (B4.11).
  var duplicates: [RowKey<ID>: Row] = [:]
  var version = 0
  private var hasWarnedOfCount = false
  /// Nil before the first update.
  private var latest: ForEachContent<Data, Content>?

  init(view: Attribute<ForEach<Data, ID, Content>>, list: DynamicViewList, inputs: _ViewListInputs) {
    self.view = view
    self.list = list
    self.inputs = inputs
    place = inputs.scope.nextPlace()
  }

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    renewRows()
    let view = self.view.value
    if let latest { latest.make = view.content } else { latest = ForEachContent(view.content) }
    let (data, count, idOf) = (view.data, view.data.count, view.idOf)
    if view.isConstantRange, output.hasValue, count != rows.count {
      warnOfCount(count)
      return
    }
    let former = version
    // Elements that lie one after the other are read where they are, without an accessor that suspends for each.
    let isContiguous: Void? = data.withContiguousStorageIfAvailable { elements in
      takeElements(count, idOf) { elements[$0] }
    }
    if isContiguous == nil {
      takeElements(count, idOf) { data[data.index(data.startIndex, offsetBy: $0)] }
    }
    if output.hasValue, version == former { return }
    output.set(version)
  }

  /// Has all rows make their content anew: in the order of the list, which is mostly that of their creation.
  private func renewRows() {
    let rows = rows.span
    var memory = FetchedMemory()
    for place in rows.indices {
      memory += rows[place].element.fetch()
      rows[place].element.renew()
    }
    memory.keep()
  }

  /// Builds a new row around its first element.
  mutating func build(_ row: Row, _ element: Data.Element) -> PlacedRow<Data, ID, Content> {
    let scope = inputs.scope.makeChild(at: place, content: AnyHashable(RowKey(id: row.id, occurrence: row.occurrence)))
    guard let latest else { preconditionFailure("A row of \(Self.typeName) was made before its ForEach was looked at.") }
    let inside = inputs.inside(scope)
    let content = inside.makeSink(RowContentRule<Data, ID, Content>(element, latest: latest, tree: inputs.tree))
    let part = content.part(of: RowContentRule<Data, ID, Content>.self) { $0.elementPlace }
    let entry = list.makeEntry(in: scope) { Content._makeViewList(view: _GraphValue(content), inputs: inside) }
    row.built = (part, entry)
    return PlacedRow(id: row.id, element: part, row: row)
  }

  func warnOfDuplicate(_ id: ID) {
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
