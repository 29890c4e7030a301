import Synchronization

/// The storage behind a `ForEach` row's element in a bound collection, addressed by the element's id.
///
/// A row may lose its index when it moves, or when it is removed with an animation while other rows take its position. Reads and writes
/// then follow the element and never reach another one.
final class RowLocation<Base: MutableCollection & RandomAccessCollection, ID: Hashable>: ElementLocation<Base>, @unchecked Sendable {
  /// The app may pass ids between threads; the lock protects the slot.
  private struct Sought: @unchecked Sendable {
    var id: ID
  }

  /// The element's key among projections.
  private struct Path: Hashable {
    let index: Int
    let id: ID
  }

  /// The number of indices on each side of the previous index that are searched first.
  private static var nearPlaces: Int { 2 }

  /// The element's id when the row was created.
  private let id: ID
  /// The element's current id, which a write through the binding may have changed.
  private let sought: Mutex<Sought>
  private let idOf: (Base.Element) -> ID
  /// The number of elements before this one when the row was created.
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
    let end = min(whole.count, offset + Self.nearPlaces + 1)
    for distance in min(end, max(0, offset - Self.nearPlaces))..<end {
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
