extension Subgraph {
  /// Stops the sinks inside the subgraph from taking turns. Changes mark the sinks as usual, and the sinks catch up when the subgraph
  /// thaws. Must not be called while a lane is being flushed.
  package func freeze() {
    guard state != .freed, !isFrozen else { return }
    isFrozen = true
    var wereQueued = false
    forEachInTree { subgraph in
      subgraph.forEachSlot { slot in
        guard slot.pointee.flags.isAny(of: .isSink) else { return }
        if slot.pointee.flags.isAny(of: .isQueued) { wereQueued = true }
        slot.pointee.flags.insert(.isHeld)
      }
      return true
    }
    guard wereQueued else { return }
    for lane in 0..<engine.pointee.laneCount { engine.pointee.lanes[lane].removeHeld() }
  }

  /// Allows the sinks inside the subgraph to take turns again, except in subgraphs that were frozen separately. Sinks that are out of date
  /// are queued in their lanes.
  package func thaw() {
    guard state != .freed, isFrozen else { return }
    isFrozen = false
    forEachInTree { subgraph in
      if subgraph !== self, subgraph.isFrozen { return false }
      subgraph.forEachSlot { slot in
        guard slot.pointee.flags.isAny(of: .isHeld) else { return }
        slot.pointee.flags.remove(.isHeld)
        if slot.pointee.flags.isAny(of: .isStale) { engine.queueIfSink(slot, slot.pointee.flags) }
      }
      return true
    }
  }
}
