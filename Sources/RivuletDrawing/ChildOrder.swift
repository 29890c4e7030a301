/// Finds out how one list of children becomes another, with as few moves as possible. Keeps its storage between uses.
struct ChildOrder {
  /// What happens to one child.
  enum Change {
    /// It is no longer in the list.
    case removed(DrawingNode)
    /// It has changed its place among those that stay.
    case moved(DrawingNode)
    /// It is in the new list twice.
    case duplicated(DrawingNode)
  }

  /// The comparison under way; nodes seen in it bear it.
  private var stamp: UInt64 = 0
  /// For each length of an increasing run of old places: the position in `places` where the best such run ends.
  private var ends: [Int] = []
  /// For each child that stays: its old place, and the position of the one before it in its best run.
  private var places: [Int] = []
  /// For each child that stays, the position before it in its best run; -1 if there is none.
  private var previous: [Int] = []
  /// The children in both lists, in the new order.
  private var stays: [DrawingNode] = []

  /// Reports removals in the old order, then moves in the new one. Children that are new are not reported.
  mutating func compare(_ old: [DrawingNode], _ new: [DrawingNode], _ report: (Change) -> Void) {
    var head = 0
    while head < old.count, head < new.count, old[head] === new[head] { head += 1 }
    var tail = 0
    while tail < old.count - head, tail < new.count - head, old[old.count - 1 - tail] === new[new.count - 1 - tail] { tail += 1 }

    stamp += 2
    for index in head..<(old.count - tail) {
      old[index].orderStamp = stamp
      old[index].orderIndex = index
    }
    stays.removeAll(keepingCapacity: true)
    for node in new[head..<(new.count - tail)] {
      if node.orderStamp == stamp {
        stays.append(node)
      } else if node.orderStamp == stamp + 1 {
        report(.duplicated(node))
      }
      // From here on a second sight of the node is a duplicate.
      node.orderStamp = stamp + 1
    }
    for index in head..<(old.count - tail) where old[index].orderStamp == stamp { report(.removed(old[index])) }
    reportMoves(report)
    stays.removeAll(keepingCapacity: true)
  }

  /// Children outside the longest run that keeps its order have moved.
  private mutating func reportMoves(_ report: (Change) -> Void) {
    places.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    for (position, node) in stays.enumerated() {
      let place = node.orderIndex
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if places[ends[middle]] < place { low = middle + 1 } else { high = middle }
      }
      places.append(place)
      previous.append(low > 0 ? ends[low - 1] : -1)
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var position = ends.last ?? -1
    while position >= 0 {
      places[position] = -1
      position = previous[position]
    }
    for (position, node) in stays.enumerated() where places[position] >= 0 { report(.moved(node)) }
  }
}
