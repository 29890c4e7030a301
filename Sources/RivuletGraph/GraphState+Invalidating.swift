/// Pushing: a change marks what depends on it and queues sinks; nothing is computed.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// Stamps an input that was written, makes its dependents dirty and what depends on them uncertain.
  @usableFromInline
  func inputChanged(_ slot: SlotPointer) {
    pointee.counters.inputsWritten &+= 1
    pointee.deferred.rounds = 0
    let now = pointee.clock &+ 1
    pointee.clock = now
    stampChange(of: slot, now)
    if let first = slot.pointee.firstDependent { spreadChange(along: first) }
  }

  /// Stamps what a run has changed and makes its dependents dirty. Those of a rule are uncertain already, and so is what depends on
  /// them; those of an input are not.
  @inline(__always) func resultChanged(_ slot: SlotPointer, _ now: UInt64) {
    stampChange(of: slot, now)
    if slot.pointee.flags.isAny(of: .isDead) { return }
    var next = slot.pointee.firstDependent
    while let edge = next {
      let dependent = edge.pointee.dependent
      let flags = dependent.pointee.flags
      if flags.isAny(of: .isStale) {
        dependent.pointee.flags = flags.union(.isDirty)
      } else if !flags.isAny(of: .isUnmarkable) {
        spreadChange(along: edge)
        return
      }
      next = edge.pointee.nextDependent
    }
  }

  @inline(__always) private func stampChange(of slot: SlotPointer, _ now: UInt64) {
    slot.pointee.changedAt = now
    pointee.counters.valuesChanged &+= 1
  }

  /// Makes dependents dirty from an edge on to the last.
  @inline(never) private func spreadChange(along first: EdgePointer) {
    var next: EdgePointer? = first
    while let edge = next {
      markDirty(edge.pointee.dependent)
      next = edge.pointee.nextDependent
    }
  }

  /// A source of the slot has changed, or somebody says that its rule must run.
  @inline(__always) func markDirty(_ slot: SlotPointer) {
    let flags = slot.pointee.flags
    if flags.isAny(of: .isUnmarkable) { return }
    slot.pointee.flags = flags.union(.isDirty)
    if flags.isAny(of: .isStale) { return }
    queueIfSink(slot, flags)
    if slot.pointee.firstDependent != nil { pushUncertainty(from: slot) }
  }

  /// Marks everything downstream, without recursion; branch by branch in order, so that sinks are queued nearly as they were created.
  private func pushUncertainty(from slot: SlotPointer) {
    var source = slot
    while true {
      var first: SlotPointer?
      var next = source.pointee.lastDependent
      while let edge = next {
        let dependent = edge.pointee.dependent
        next = edge.pointee.previousDependent
        let flags = dependent.pointee.flags
        if flags.isAny(of: .isStale.union(.isUnmarkable)) { continue }
        dependent.pointee.flags = flags.union(.needsCheck)
        queueIfSink(dependent, flags)
        if dependent.pointee.lastDependent == nil { continue }
        if let first { pointee.wave.push(first) }
        first = dependent
      }
      if let first {
        source = first
      } else if pointee.wave.isEmpty {
        return
      } else {
        source = pointee.wave.pop()
      }
    }
  }

  @inline(__always) func queueIfSink(_ slot: SlotPointer, _ flags: SlotFlags) {
    guard flags.isAny(of: .isSink), !flags.isAny(of: .isQueued) else { return }
    slot.pointee.flags.insert(.isQueued)
    pointee.lanes[Int(slot.pointee.lane)].append(slot)
  }

  /// Marks a rule dirty; in the middle of an update not before its end, because some have already looked at it.
  func invalidate(_ id: AttributeID) {
    if pointee.isBusy {
      pointee.deferred.invalidated.append(id)
    } else {
      pointee.deferred.rounds = 0
      markDirty(id.slot)
    }
  }

  /// Does what was asked for during the update that has just ended.
  @inline(never) func applyDeferred() {
    let (invalidated, returning) = (pointee.deferred.invalidated, pointee.deferred.returning)
    pointee.deferred.invalidated = []
    pointee.deferred.returning = []
    for subgraph in returning { subgraph.returnAsDeferred() }
    pointee.deferred.rounds += 1
    guard pointee.deferred.rounds <= DeferredWork.mostRounds else {
      reportChase(invalidated)
      return
    }
    for id in invalidated where id.isLive { markDirty(id.slot) }
  }

  private func reportChase(_ invalidated: [AttributeID]) {
    pointee.deferred.rounds = 0
    guard let id = invalidated.first(where: \.isLive) else { return }
    report(
      "The rule \(id.kindName) was invalidated while the graph was being updated, \(DeferredWork.mostRounds) times in a row; the last time is "
        + "ignored. Look for a rule that changes what it reads.")
  }
}
