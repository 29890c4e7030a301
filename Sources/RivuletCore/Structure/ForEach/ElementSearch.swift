import RivuletGraph

/// A search for ids in all data. Finds each id at its first index that isn't already taken.
///
/// The loops are written so that the runtime looks up types once rather than for each element.
struct ElementSearch<ID: Hashable> {
  /// The maximum number of ids for which individual comparisons take less time than hashing.
  private static var linearSearchLimit: Int { 4 }

  private let ids: [ID]
  private let taken: Set<Int>
  /// The indices of ids, keyed by hash value; empty for a small number of ids.
  private var indices: [Int: [Int]] = [:]
  /// The index of each id in the data; nil if the id wasn't found.
  private(set) var places: [Int?]
  private var left: Int

  /// Creates a search for ids that skips the taken indices.
  init(for ids: [ID], except taken: Set<Int>) {
    self.ids = ids
    self.taken = taken
    places = [Int?](repeating: nil, count: ids.count)
    left = ids.count
    guard ids.count > Self.linearSearchLimit else { return }
    for (index, id) in ids.enumerated() { indices[id.hashValue, default: []].append(index) }
  }

  /// Searches all data, reading elements in contiguous storage in place.
  mutating func look<Data: Collection>(through data: Data, _ idOf: (Data.Element) -> ID) {
    let list = ids
    let isRead: Void? = data.withContiguousStorageIfAvailable { elements in
      let elements = ValuePlaces(of: elements)
      let ids = list.span
      var place = 0
      while place < elements.count, left > 0 {
        look(at: elements[place].lend(to: idOf), in: place, ids)
        place += 1
      }
    }
    if isRead != nil { return }
    for (place, element) in data.enumerated() {
      if left == 0 || place == LazyConstants.maximumSearchedElements { break }
      look(at: idOf(element), in: place, list.span)
    }
  }

  @inline(__always) private mutating func look(at id: ID, in place: Int, _ ids: borrowing Span<ID>) {
    if indices.isEmpty {
      var index = 0
      while index < ids.count {
        if places[index] == nil, ids[index] == id { return take(index, place) }
        index += 1
      }
    } else if let indices = indices[id.hashValue] {
      for index in indices where places[index] == nil && ids[index] == id { return take(index, place) }
    }
  }

  private mutating func take(_ index: Int, _ place: Int) {
    if taken.contains(place) { return }
    places[index] = place
    left -= 1
  }
}
