/// A comparison of two lists of children that finds the smallest number of moves. Its storage is reused.
struct ChildOrder {
  /// A change that affects one child.
  enum Change {
    /// The child has been removed from the list.
    case removed(DrawingNode)
    /// The child has moved relative to the remaining children.
    case moved(DrawingNode)
    /// The new list contains the child twice.
    case duplicated(DrawingNode)
  }

  /// The number of the current comparison, which is recorded in each visited node.
  private var stamp: UInt32 = 0
  /// The children that are in both lists but at different indices, in the new order, with the indices of their items in `order`.
  private var stays: [(node: DrawingNode, item: Int)] = []
  private var order = KeptOrder()

  /// Reports removals in the old order, followed by moves in the new order. Does not report new children.
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
        // The unchanged run in between is kept in preference to the reported children.
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
      // A node that is visited twice is a duplicate.
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
