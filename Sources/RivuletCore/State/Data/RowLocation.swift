import Synchronization

/// The storage for a `ForEach` row's element in a bound collection, addressed by the element's id.
///
/// A row's index may change when the row moves, or when the row is removed with an animation while other rows take its position. Reads and
/// writes follow the element and never access another element.
final class RowLocation<Base: MutableCollection & RandomAccessCollection, ID: Hashable>: ElementLocation<Base>, @unchecked Sendable {
  /// The id to look for. The app may pass ids between threads, so a lock protects this storage.
  private struct Sought: @unchecked Sendable {
    var id: ID
  }

  /// The element's key among projections.
  private struct Path: Hashable {
    let index: Int
    let id: ID
  }

  /// The number of indices to search first on each side of the previous index.
  private static var nearbySearchDistance: Int { 2 }

  /// The element's id at the time the row was created.
  private let id: ID
  /// The element's current id, which a write through the binding may have changed.
  private let sought: Mutex<Sought>
  private let idOf: (Base.Element) -> ID
  /// The number of preceding elements at the time the row was created.
  private let offset: Int

  /// Creates the storage for the element with an id, given the index and value at which it was found.
  init(
    _ base: AnyLocation<Base>, _ index: Base.Index, offset: Int, id: ID, seen value: Base.Element, idOf: @escaping (Base.Element) -> ID
  ) {
    self.id = id
    self.offset = offset
    self.idOf = idOf
    sought = Mutex(Sought(id: id))
    super.init(base, index, seen: value)
  }

  override func place(in whole: Base) -> Base.Index? {
    let id = sought.withLock { $0 }.id
    if let place = super.place(in: whole), idOf(whole[place]) == id { return place }
    let end = min(whole.count, offset + Self.nearbySearchDistance + 1)
    for distance in min(end, max(0, offset - Self.nearbySearchDistance))..<end {
      let place = whole.index(whole.startIndex, offsetBy: distance)
      if idOf(whole[place]) == id { return place }
    }
    return whole.firstIndex { idOf($0) == id }
  }

  override var path: AnyHashable? { AnyHashable(Path(index: offset, id: id)) }

  override func noteWrite(of value: Base.Element) {
    super.noteWrite(of: value)
    let next = Sought(id: idOf(value))
    let former = sought.withLock { sought in
      defer { sought = next }
      return sought
    }
    withExtendedLifetime(former) {}
  }

  override func isSame(as other: AnyLocation<Base.Element>) -> Bool {
    guard super.isSame(as: other), let other = other as? RowLocation<Base, ID> else { return false }
    return id == other.id
  }
}
