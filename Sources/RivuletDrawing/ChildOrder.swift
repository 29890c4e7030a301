/// A comparison of two lists of children that finds the smallest number of moves. It keeps its storage between uses.
struct ChildOrder {
  /// A change of one child.
  enum Change {
    /// The child is no longer in the list.
    case removed(DrawingNode)
    /// The child has moved among the remaining children.
    case moved(DrawingNode)
    /// The child is in the new list twice.
    case duplicated(DrawingNode)
  }

  /// The number of the current comparison, which is recorded in the nodes that it has visited.
  private var stamp: UInt32 = 0
  /// The children at differing positions that are in both lists, in the new order, with the indices of their items in `order`.
  private var stays: [(node: DrawingNode, item: Int)] = []
  private var order = KeptOrder()

  /// Reports removals in the old order, then moves in the new order. New children are not reported.
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
        // The run in between has kept its positions. It is kept in preference to the reported children.
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
      // A node that is visited a second time is a duplicate.
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
