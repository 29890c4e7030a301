/// Frees the memory of freed parts of the graph at the end of a turn.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// Destroys freed subgraphs, transient rules without dependents, and retired latches, as well as everything that their cleanups free in
  /// turn. Returns the number of destroyed subgraphs, excluding nested subgraphs.
  func freeDeferred() -> Int {
    if pointee.deferred.isFreeing { return 0 }
    var count = 0
    pointee.deferred.isFreeing = true
    while let latch = pointee.deferred.retiredLatches {
      pointee.deferred.retiredLatches = latch.pointee.next
      destroy(latch)
    }
    while true {
      freeUnread()
      if pointee.deferred.freed.isEmpty { break }
      let freed = pointee.deferred.freed
      pointee.deferred.freed = []
      for index in 0..<pointee.laneCount { pointee.lanes[index].removeDead() }
      count += freed.count
      let subgraphs = freed.span
      for index in subgraphs.indices { subgraphs[index].destroyTree() }
    }
    pointee.deferred.isFreeing = false
    return count
  }

  /// Frees the subgraphs of transient rules without dependents.
  private func freeUnread() {
    while let id = pointee.deferred.unread.popLast() {
      guard id.isLive else { continue }
      id.slot.pointee.flags.remove(.isUnread)
      if id.slot.pointee.firstDependent == nil { id.subgraph.free() }
    }
  }

  /// Frees the memory of the engine itself, once neither the graph nor any subgraph refers to it.
  func deallocateState() {
    pointee.deallocate()
    deinitialize(count: 1)
    deallocate()
  }
}
