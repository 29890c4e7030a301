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
  private var stamp: UInt32 = 0
  /// The children at differing places that are in both lists, in the new order, and which of the items of `order` they are.
  private var stays: [(node: DrawingNode, item: Int)] = []
  private var order = KeptOrder()

  /// Reports removals in the old order, then moves in the new one. Children that are new are not reported.
  mutating func compare(
    _ old: [DrawingNode], _ difference: ListDifference, _ new: (Int) -> DrawingNode, _ report: (Change) -> Void
  ) {
    stamp &+= 2
    difference.forEachFormerPlace { index in
      old[index].orderStamp = stamp
      old[index].orderIndex = Int32(truncatingIfNeeded: index)
    }
    order.removeAll()
    stays.removeAll(keepingCapacity: true)
    var items = 0
    var next = difference.new.lowerBound
    difference.forEachNewPlace { index in
      if index > next {
        // What lies between has kept its places, and is kept rather than any of those that are reported.
        order.append(next, weight: index - next + difference.exchanged.count)
        items += 1
      }
      next = index + 1
      let node = new(index)
      if node.orderStamp == stamp {
        if difference.isExchange { order.append(Int(node.orderIndex), weight: 1) } else { order.append(Int(node.orderIndex)) }
        stays.append((node, items))
        items += 1
      } else if node.orderStamp == stamp &+ 1 || node.parentID != DrawingNode.noID {
        report(.duplicated(node))
      }
      // From here on a second sight of the node is a duplicate.
      node.orderStamp = stamp &+ 1
    }
    difference.forEachFormerPlace { index in
      if old[index].orderStamp == stamp { report(.removed(old[index])) }
    }
    order.find()
    for (node, item) in stays where order.hasMoved(item) { report(.moved(node)) }
    stays.removeAll(keepingCapacity: true)
  }
}
