import RivuletGraph

/// An element's identity: its id, and for duplicates which occurrence it is (B4.11).
struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}

extension RowKey: @MainActor ScopeContent {
  var identity: AnyHashable { AnyHashable(self) }
}

/// One row of a `ForEach`.
@MainActor
final class ForEachRow<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let id: ID
  let occurrence: Int
  /// Nil until the row is built.
  @exclusivity(unchecked) var built: (element: RulePart<Data.Element>, entry: DynamicViewList.Entry)?
  /// The change of rows at which the row was taken last.
  @exclusivity(unchecked) var version = 0
  /// Where the row stands among the others; out of date from the rule's `firstStalePosition` on.
  @exclusivity(unchecked) var position = 0

  init(id: ID, occurrence: Int) {
    self.id = id
    self.occurrence = occurrence
  }
}

/// A row at its place, with what each update looks at side by side: a row that stays is not touched itself.
struct PlacedRow<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let id: ID
  /// Where its content takes its element from.
  let element: RulePart<Data.Element>
  let row: ForEachRow<Data, ID, Content>
}

/// What a `ForEach` was handed last.
@MainActor
final class ForEachContent<Data: RandomAccessCollection, Content> {
  @exclusivity(unchecked) private(set) var make: (Data.Element) -> Content
  @exclusivity(unchecked) private var data: Data
  /// While all rows are evaluated, and somebody looks for all of them whether one reads an observable property.
  @exclusivity(unchecked) var isObservedAsOne = false

  init(_ make: @escaping (Data.Element) -> Content, of data: Data) {
    self.make = make
    self.data = data
  }

  /// Takes over what it is handed now. The elements of before are kept until the turn ends: to let them go, of which there may be many, would
  /// hold the frame up.
  func take(_ make: @escaping (Data.Element) -> Content, of data: Data, in tree: ViewTree) {
    self.make = make
    tree.keepUntilEndOfTurn(FormerData(self.data))
    self.data = data
  }
}

/// What a `ForEach` was handed before.
private final class FormerData<Data> {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }
}
