import RivuletGraph
import RivuletTree

/// A view that forms one row of a lazy container and is created shortly before it becomes visible.
final class SingleRowList: LazyRowList {
  private let view: PlacedView
  private let place: Int
  private var row: LazyRow?

  init(_ view: PlacedView, _ inputs: _ViewListInputs) {
    self.view = view
    place = inputs.scope.nextPlace()
    super.init(inputs)
  }

  override var rowCount: Int { 1 }

  override func row(at place: Int) -> LazyRow? {
    if let row {
      row.wake()
      return row
    }
    let scope = inputs.scope.makeChild(at: self.place, content: AnyHashable(0))
    fill(scope, asRow: true) { view.make(&$0) }
    let made = LazyRow(scope, of: self)
    row = made
    return made
  }

  override func rowIndex(of id: AnyHashable) -> Int? { row?.has(id) == true ? 0 : nil }

  override func appendSingleRows(from first: Int, to places: inout [Int]) {
    if row == nil { places.append(first) }
  }

  override func place(of row: LazyRow) -> Int? { 0 }

  override func drop(_ row: LazyRow) {
    self.row = nil
    row.scope.remove()
  }

  override var hasMadeRows: Bool { row != nil }

  override func appendNodes(to nodes: inout NodeReferences) {
    if let row, row.isPlaced { nodes.append(row.node) }
  }

  override func forEachPreferences(_ body: (PreferenceOutputs) -> Void) {
    if let row, row.isPlaced { body(row.scope.contents.preferences) }
  }
}

extension _ViewListInputs {
  /// Defers the creation of a view that forms one row. The enclosing lazy container creates the view on demand.
  mutating func makeLazyRow<Content: View>(_ view: _GraphValue<Content>) -> _ViewListOutputs {
    SingleRowList(PlacedView(Content.self, in: view.attribute.untyped), self).outputs()
  }
}
