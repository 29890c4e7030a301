import RivuletGraph

/// An element's identity: its id, and for duplicates which occurrence it is (B4.11).
struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int

  @inline(__always) init(id: ID, occurrence: Int) {
    self.id = id
    self.occurrence = occurrence
  }
}

/// One row of a `ForEach`, without its types. Its content is inside of it.
class AnyForEachRow: Scope {
  final let occurrence: Int
  /// Of the id.
  final let hash: Int
  /// The change of rows at which the row was taken last; in a lazy container, the state of the data that it shows.
  @exclusivity(unchecked) final var version = 0
  /// The place of the row's element among the data; out of date from the rule's `firstStalePosition` on.
  @exclusivity(unchecked) final var position = 0

  fileprivate init(occurrence: Int, hash: Int, inside scope: borrowing Scope, at place: Int) {
    self.occurrence = occurrence
    self.hash = hash
    super.init(inside: scope, at: place)
  }
}

/// One row of a `ForEach`.
final class ForEachRow<Element, ID: Hashable>: AnyForEachRow {
  let id: ID
  /// Where its content takes its element from; nil until the row is built.
  @exclusivity(unchecked) var element: RulePart<Element>?

  /// A row that is still to be built, in a scope and at the dynamic place of its `ForEach`.
  init(id: ID, hash: Int, occurrence: Int, inside scope: borrowing Scope, at place: Int) {
    self.id = id
    super.init(occurrence: occurrence, hash: hash, inside: scope, at: place)
  }

  /// Returns the row of an element that is on its way out and comes back with its state (B7.03), or nil.
  static func takeBack(_ id: ID, _ occurrence: Int, at place: Int, _ inputs: _ViewListInputs) -> ForEachRow? {
    let presence = inputs.tree.presence
    guard presence.hasDepartures else { return nil }
    return presence.takeBack(AnyHashable(RowKey(id: id, occurrence: occurrence)), at: place, in: inputs.scope, inputs) as? ForEachRow
  }

  override var content: AnyHashable { AnyHashable(RowKey(id: id, occurrence: occurrence)) }

  override package var givenID: AnyHashable? { AnyHashable(id) }

  override func hasID(_ id: AnyHashable) -> Bool { occurrence == 0 && id.base as? ID == self.id }
}

/// A row at its place, with what each update looks at side by side: a row that stays is not touched itself.
struct PlacedRow<Element, ID: Hashable> {
  let id: ID
  /// Where its content takes its element from.
  let element: RulePart<Element>
  let row: ForEachRow<Element, ID>

  @inline(__always) init(id: ID, element: RulePart<Element>, row: ForEachRow<Element, ID>) {
    self.id = id
    self.element = element
    self.row = row
  }
}

/// What a `ForEach` was handed last.
@MainActor
final class ForEachContent<Element, Content> {
  @exclusivity(unchecked) private(set) var make: (Element) -> Content
  @exclusivity(unchecked) private var data: AnyObject

  init<Data>(_ make: @escaping (Element) -> Content, of data: Data) {
    self.make = make
    self.data = HandedData(data)
  }

  /// Takes over what it is handed now. The elements of before are kept until the turn ends: to let them go, of which there may be many, would
  /// hold the frame up.
  func take<Data>(_ make: @escaping (Element) -> Content, of data: Data, in tree: ViewTree) {
    self.make = make
    tree.app.keepUntilEndOfTurn(self.data)
    self.data = HandedData(data)
  }
}

/// The elements that a `ForEach` was handed, whatever collects them.
private final class HandedData<Data> {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }
}
