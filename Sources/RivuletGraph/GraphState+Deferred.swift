/// The end of a turn: what was freed is given back.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// Destroys freed subgraphs and retired latches, and what their cleanups free in turn. Tells how many subgraphs were destroyed, those inside of
  /// others left out.
  func freeDeferred() -> Int {
    if pointee.deferred.isFreeing { return 0 }
    var count = 0
    pointee.deferred.isFreeing = true
    while let latch = pointee.deferred.retiredLatches {
      pointee.deferred.retiredLatches = latch.pointee.next
      destroy(latch)
    }
    while !pointee.deferred.freed.isEmpty {
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

  /// Gives the memory of the engine itself back, when neither the graph nor a subgraph points to it.
  func deallocateState() {
    pointee.deallocate()
    deinitialize(count: 1)
    deallocate()
  }
}
