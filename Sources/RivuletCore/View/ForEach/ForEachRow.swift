/// An element's identity: its id, and for duplicates which occurrence it is (B4.11).
struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}

/// One row of a `ForEach`.
@MainActor
final class ForEachRow<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let id: ID
  let occurrence: Int
  @exclusivity(unchecked) var element: Data.Element
  var entry: DynamicViewList.Entry?
  /// The change of rows at which the row was taken last.
  @exclusivity(unchecked) var version = 0
  /// Where the row stands among the others.
  @exclusivity(unchecked) var position = 0

  init(id: ID, occurrence: Int, element: Data.Element) {
    self.id = id
    self.occurrence = occurrence
    self.element = element
  }
}

/// The closure of a `ForEach` as it was handed last.
@MainActor
final class ForEachContent<Data: RandomAccessCollection, Content> {
  @exclusivity(unchecked) var make: (Data.Element) -> Content

  init(_ make: @escaping (Data.Element) -> Content) {
    self.make = make
  }
}
