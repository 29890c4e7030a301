import RivuletGraph

/// The identity of an element: its id and, to distinguish duplicates, its occurrence number (B4.11).
struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int

  @inline(__always) init(id: ID, occurrence: Int) {
    self.id = id
    self.occurrence = occurrence
  }
}

/// The type-erased row of a `ForEach`, which is a scope that contains the row's content.
class AnyForEachRow: Scope {
  final let occurrence: Int
  /// The hash value of the id.
  final let hash: Int
  /// The last version of the rows that used this row. In a lazy container, the version of the data that the row shows.
  final var version = 0
  /// The index of the row's element in the data. Outdated for rows at or after the rule's `firstStalePosition`.
  final var position = 0

  fileprivate init(occurrence: Int, hash: Int, inside scope: borrowing Scope, at place: Int) {
    self.occurrence = occurrence
    self.hash = hash
    super.init(inside: scope, at: place)
  }
}

/// One row of a `ForEach`.
final class ForEachRow<Element, ID: Hashable>: AnyForEachRow {
  let id: ID
  /// The row's element, which the content reads; nil until the row is built.
  var element: RulePart<Element>?

  /// Creates a row without content at the dynamic position of its `ForEach` in a scope.
  init(id: ID, hash: Int, occurrence: Int, inside scope: borrowing Scope, at place: Int) {
    self.id = id
    super.init(occurrence: occurrence, hash: hash, inside: scope, at: place)
  }

  /// Reclaims an element's row that is being removed. The row returns with its state (B7.03). Returns nil if no such row exists.
  static func takeBack(_ id: ID, _ occurrence: Int, at place: Int, _ inputs: _ViewListInputs) -> ForEachRow? {
    let presence = inputs.tree.presence
    guard presence.hasDepartures else { return nil }
    return presence.takeBack(AnyHashable(RowKey(id: id, occurrence: occurrence)), at: place, in: inputs.scope, inputs) as? ForEachRow
  }

  override var content: AnyHashable { AnyHashable(RowKey(id: id, occurrence: occurrence)) }

  override package var givenID: AnyHashable? { AnyHashable(id) }

  override func hasID(_ id: AnyHashable) -> Bool { occurrence == 0 && id.base as? ID == self.id }
}

/// A row in list order, stored with the values that each update reads, so that updates don't access the row objects of unchanged rows.
struct PlacedRow<Element, ID: Hashable> {
  let id: ID
  /// The row's element, which the content reads.
  let element: RulePart<Element>
  let row: ForEachRow<Element, ID>

  @inline(__always) init(id: ID, element: RulePart<Element>, row: ForEachRow<Element, ID>) {
    self.id = id
    self.element = element
    self.row = row
  }
}

/// The latest data and content closure of a `ForEach`.
@MainActor
final class ForEachContent<Element, Content> {
  private(set) var make: (Element) -> Content
  private var data: AnyObject

  init<Data>(_ make: @escaping (Element) -> Content, of data: Data) {
    self.make = make
    self.data = RetainedData(data)
  }

  /// Stores the new data and closure. The previous elements are retained until the turn ends, because releasing many of them would delay
  /// the frame.
  func take<Data>(_ make: @escaping (Element) -> Content, of data: Data, in tree: ViewTree) {
    self.make = make
    tree.app.keepUntilEndOfTurn(self.data)
    self.data = RetainedData(data)
  }
}

/// The type-erased storage for the elements of a `ForEach`.
private final class RetainedData<Data> {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }
}
