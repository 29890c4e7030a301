/// The end of a turn: what was freed is given back.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// Destroys freed subgraphs and retired latches, and what their cleanups free in turn.
  func freeDeferred() {
    if pointee.deferred.isFreeing { return }
    pointee.deferred.isFreeing = true
    while let latch = pointee.deferred.retiredLatches {
      pointee.deferred.retiredLatches = latch.pointee.next
      destroy(latch)
    }
    while !pointee.deferred.freed.isEmpty {
      let freed = pointee.deferred.freed
      pointee.deferred.freed = []
      for index in 0..<pointee.laneCount { pointee.lanes[index].removeDead() }
      for subgraph in freed { subgraph.destroyTree() }
    }
    pointee.deferred.isFreeing = false
  }

  /// Gives the memory of the engine itself back, when neither the graph nor a subgraph points to it.
  func deallocateState() {
    pointee.deallocate()
    deinitialize(count: 1)
    deallocate()
  }
}
