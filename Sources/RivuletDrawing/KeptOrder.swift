/// A search for the items that keep their order, which are the heaviest run with increasing old positions. All other items have moved. It
/// keeps its storage between uses.
struct KeptOrder {
  /// The old position of each item, or -1 once the item is known to be kept.
  private var places: [Int] = []
  /// For each item, the preceding position in its best run, or -1 if there is none.
  private var previous: [Int] = []
  /// For each length of an increasing run of old positions, the position in `places` at which the best such run ends.
  private var ends: [Int] = []
  /// The weight of each item's best run. It is empty while all items have the same weight.
  private var sums: [Int] = []

  /// Returns true if the item at a position has moved. Call after `find`.
  func hasMoved(_ position: Int) -> Bool { places[position] >= 0 }

  mutating func removeAll() {
    places.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    sums.removeAll(keepingCapacity: true)
  }

  /// Adds the next item in the new order, for many items with equal weights. It takes log `n` steps for `n` items.
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

  /// Adds the next item in the new order, for a few items with different weights: a single item, or a run of `weight` items that stay
  /// together from `place` on. Don't mix such items with items of equal weights.
  mutating func append(_ place: Int, weight: Int) {
    var best = -1
    for position in places.indices where places[position] < place && (best < 0 || sums[position] > sums[best]) { best = position }
    previous.append(best)
    sums.append((best < 0 ? 0 : sums[best]) + weight)
    places.append(place)
  }

  /// Finds the heaviest run.
  mutating func find() {
    var position = ends.last ?? sums.indices.max { sums[$0] < sums[$1] } ?? -1
    while position >= 0 {
      places[position] = -1
      position = previous[position]
    }
  }
}
