extension Subgraph {
  /// Has the sinks inside take no turn any more. What changes marks them as ever, and they catch up when the subgraph thaws. Not to be called while a
  /// lane is flushed.
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

  /// Lets the sinks inside take their turns again, but for those in subgraphs that were frozen by themselves. What is out of date waits in its lane.
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
