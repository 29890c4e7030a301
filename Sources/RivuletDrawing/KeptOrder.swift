/// A search for the items that keep their order: the run of increasing old positions with the greatest weight. All other items have
/// moved. The storage is reused.
struct KeptOrder {
  /// The old position of each item; -1 after the item has been found to keep its order.
  private var places: [Int] = []
  /// The index of the preceding item in each item's best run; -1 if there is none.
  private var previous: [Int] = []
  /// For each length of an increasing run of old positions, the index in `places` at which the best such run ends.
  private var ends: [Int] = []
  /// The weight of each item's best run; empty while all items have equal weights.
  private var sums: [Int] = []

  /// Returns true if the item at an index has moved. Call this method after `find`.
  func hasMoved(_ position: Int) -> Bool { places[position] >= 0 }

  mutating func removeAll() {
    places.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    sums.removeAll(keepingCapacity: true)
  }

  /// Appends the next item in the new order. This method is suitable for many items of equal weight, and takes log `n` steps for `n` items.
  mutating func append(_ place: Int) {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if places[ends[middle]] < place { low = middle + 1 } else { high = middle }
    }
    if low == ends.count { ends.append(places.count) } else { ends[low] = places.count }
    previous.append(low > 0 ? ends[low - 1] : -1)
    places.append(place)
  }

  /// Appends the next item in the new order, or a run of `weight` items that start at `place` and stay together. This method is suitable
  /// for a few items of different weights. Don't mix it with the method for equal weights.
  mutating func append(_ place: Int, weight: Int) {
    var best = -1
    for position in places.indices where places[position] < place && (best < 0 || sums[position] > sums[best]) { best = position }
    previous.append(best)
    sums.append((best < 0 ? 0 : sums[best]) + weight)
    places.append(place)
  }

  /// Finds the run with the greatest weight.
  mutating func find() {
    var position = ends.last ?? sums.indices.max { sums[$0] < sums[$1] } ?? -1
    while position >= 0 {
      places[position] = -1
      position = previous[position]
    }
  }
}
