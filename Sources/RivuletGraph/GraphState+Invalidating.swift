/// Pushing: a change marks what depends on it and queues sinks; nothing is computed.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// Stamps an input that was written, makes its dependents dirty and what depends on them uncertain.
  @usableFromInline
  func inputChanged(_ slot: SlotPointer) {
    pointee.counters.inputsWritten &+= 1
    pointee.deferred.rounds = 0
    let now = pointee.clock &+ 1
    pointee.clock = now
    slot.pointee.changedAt = now
    var next = slot.pointee.firstDependent
    while let edge = next {
      next = edge.pointee.nextDependent
      let dependent = edge.pointee.dependent
      let flags = dependent.pointee.flags
      if !flags.isAny(of: .isStale.union(.isUnmarkable)) {
        makeDirty(dependent, flags)
      } else if flags.isAny(of: .isStale) {
        dependent.pointee.flags = flags.union(.isDirty)
      }
    }
  }

  /// Stamps a rule's slot whose value has changed and makes its dependents dirty. Mostly these are uncertain already, and so is what
  /// depends on them.
  @inline(__always) func valueChanged(_ slot: SlotPointer, _ now: UInt64) {
    slot.pointee.changedAt = now
    var next = slot.pointee.firstDependent
    while let edge = next {
      let dependent = edge.pointee.dependent
      let flags = dependent.pointee.flags
      if flags.isAny(of: .isStale) {
        dependent.pointee.flags = flags.union(.isDirty)
      } else if !flags.isAny(of: .isUnmarkable) {
        // From here on all are marked, this one too: it is looked at once more.
        spread(along: edge, isReleasing: false)
        continue
      }
      next = edge.pointee.nextDependent
    }
  }

  /// A source of the slot has changed, or somebody says that its rule must run.
  func markDirty(_ slot: SlotPointer) {
    let flags = slot.pointee.flags
    if flags.isAny(of: .isUnmarkable) { return }
    if flags.isAny(of: .isStale) {
      slot.pointee.flags = flags.union(.isDirty)
    } else {
      makeDirty(slot, flags)
    }
  }

  /// Makes a slot dirty that was up to date and has these flags, and what depends on it uncertain.
  @inline(__always) private func makeDirty(_ slot: SlotPointer, _ flags: SlotFlags) {
    slot.pointee.flags = flags.union(.isDirty)
    if flags.isAny(of: .isSink), !queueAndPass(slot, flags, false) { return }
    if let below = slot.pointee.firstDependent, !isLastAndMarked(below) { spread(along: below, isReleasing: false) }
  }

  /// Makes dependents uncertain, from an edge on to the last, and all that is further down.
  ///
  /// Without recursion, and branch by branch in order, so that sinks are queued nearly as they were created. Goes no further than barriers
  /// unless these are released.
  @inline(never) private func spread(along first: EdgePointer, isReleasing: Bool) {
    var edge = first
    while true {
      let dependent = edge.pointee.dependent
      let flags = dependent.pointee.flags
      if !flags.isAny(of: .isStale.union(.isUnmarkable)) {
        dependent.pointee.flags = flags.union(.needsCheck)
        if !flags.isAny(of: .isSink) || queueAndPass(dependent, flags, isReleasing), let below = dependent.pointee.firstDependent {
          guard let next = edge.pointee.nextDependent else {
            edge = below
            continue
          }
          // Where branches meet again, which is often at once, nothing is left to do.
          if !isLastAndMarked(below) {
            pointee.wave.push(next)
            edge = below
            continue
          }
        }
      }
      if let next = edge.pointee.nextDependent {
        edge = next
      } else if pointee.wave.isEmpty {
        return
      } else {
        edge = pointee.wave.pop()
      }
    }
  }

  /// Queues a sink that has become stale, and tells whether it does not keep that to itself.
  @inline(__always) private func queueAndPass(_ slot: SlotPointer, _ flags: SlotFlags, _ isReleasing: Bool) -> Bool {
    queueIfSink(slot, flags)
    if !flags.isAny(of: .isBarrier) { return true }
    if isReleasing { return true }
    if slot.pointee.firstDependent != nil { pointee.holdsBack = true }
    return false
  }

  @inline(__always) private func isLastAndMarked(_ edge: EdgePointer) -> Bool {
    edge.pointee.nextDependent == nil && edge.pointee.dependent.pointee.flags.isAny(of: .isStale.union(.isUnmarkable))
  }

  /// Marks what barriers have held back, because somebody reads before their lane is flushed; those of a lane that is about to be flushed
  /// may keep it.
  @inline(never) func releaseBarriers(except flushed: Int? = nil) {
    for index in 0..<pointee.laneCount where index != flushed {
      // What is queued from here on is marked through.
      let count = pointee.lanes[index].count
      for place in 0..<count {
        let slot = pointee.lanes[index].slot(at: place)
        if slot.pointee.flags.isAny(of: .isBarrier), slot.pointee.flags.isAny(of: .isStale), let first = slot.pointee.firstDependent {
          spread(along: first, isReleasing: true)
        }
      }
    }
    pointee.holdsBack = flushed != nil
  }

  @inline(__always) func queueIfSink(_ slot: SlotPointer, _ flags: SlotFlags) {
    guard flags.isAny(of: .isSink), !flags.isAny(of: .isQueuedOrHeld) else { return }
    slot.pointee.flags.insert(.isQueued)
    pointee.lanes[Int(slot.pointee.lane)].append(slot)
  }

  /// Marks a rule dirty; in the middle of an update not before its end, because some have already looked at it.
  func invalidate(_ id: AttributeID) {
    if pointee.isBusy {
      pointee.deferred.add(invalidated: id)
    } else {
      pointee.deferred.rounds = 0
      markInvalidated(id.slot)
    }
  }

  private func markInvalidated(_ slot: SlotPointer) {
    if slot.pointee.flags.isSuperset(of: [.gathersChanges, .hasValue]) { slot.gatherAll() }
    markDirty(slot)
  }

  /// Does what was asked for during the update that has just ended.
  @inline(never) func applyDeferred() {
    let (invalidated, returning) = pointee.deferred.take()
    for subgraph in returning { subgraph.returnAsDeferred() }
    pointee.deferred.rounds += 1
    guard pointee.deferred.rounds <= DeferredWork.mostRounds else {
      reportChase(invalidated)
      return
    }
    for id in invalidated where id.isLive { markInvalidated(id.slot) }
  }

  private func reportChase(_ invalidated: [AttributeID]) {
    pointee.deferred.rounds = 0
    guard let id = invalidated.first(where: \.isLive) else { return }
    report(
      "The rule \(id.kindName) was invalidated while the graph was being updated, \(DeferredWork.mostRounds) times in a row; the last time is "
        + "ignored. Look for a rule that changes what it reads.")
  }
}
