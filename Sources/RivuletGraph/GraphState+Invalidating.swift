/// Invalidates slots. A change marks its dependents and queues sinks, but computes nothing.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// Stamps a written input, marks its dependents dirty, and marks everything further downstream as uncertain.
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

  /// Stamps the slot of a rule whose value has changed and marks its dependents dirty. Most dependents, and everything downstream of them,
  /// are already marked as uncertain.
  @inline(__always) func valueChanged(_ slot: SlotPointer, _ now: UInt64) {
    slot.pointee.changedAt = now
    var next = slot.pointee.firstDependent
    while let edge = next {
      let dependent = edge.pointee.dependent
      let flags = dependent.pointee.flags
      if flags.isAny(of: .isStale) {
        dependent.pointee.flags = flags.union(.isDirty)
      } else if !flags.isAny(of: .isUnmarkable) {
        // `spread` marks this slot and all remaining slots. The loop then visits this slot once more.
        spread(along: edge, isReleasing: false)
        continue
      }
      next = edge.pointee.nextDependent
    }
  }

  /// Marks a slot dirty because one of its sources has changed, or because its rule must run.
  func markDirty(_ slot: SlotPointer) {
    let flags = slot.pointee.flags
    if flags.isAny(of: .isUnmarkable) { return }
    if flags.isAny(of: .isStale) {
      slot.pointee.flags = flags.union(.isDirty)
    } else {
      makeDirty(slot, flags)
    }
  }

  /// Marks an up-to-date slot with these flags dirty, and marks everything downstream as uncertain.
  @inline(__always) private func makeDirty(_ slot: SlotPointer, _ flags: SlotFlags) {
    slot.pointee.flags = flags.union(.isDirty)
    if flags.isAny(of: .isSink), !queueAndPass(slot, flags, false) { return }
    if let below = slot.pointee.firstDependent, !isLastAndMarked(below) { spread(along: below, isReleasing: false) }
  }

  /// Marks dependents as uncertain, from a given edge through the last edge, along with everything downstream.
  ///
  /// Proceeds without recursion, branch by branch in order, so that sinks are queued nearly in creation order. Stops at barriers unless
  /// they're being released.
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
          // The traversal can stop where branches meet again, which often happens immediately.
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

  /// Queues a sink that has become stale. Returns true if the sink's dependents must also be marked.
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

  /// Marks everything that barriers have held back, because a read precedes the flush of their lane. Barriers in the lane that's about to
  /// be flushed may continue to hold back.
  @inline(never) func releaseBarriers(except flushed: Int? = nil) {
    for index in 0..<pointee.laneCount where index != flushed {
      // The dependents of sinks queued after this point are already marked.
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

  /// Marks a rule dirty. During an update, the marking waits until the end of the update, because other rules may already have checked the
  /// rule.
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

  /// Performs the requests made during the update that just ended.
  @inline(never) func applyDeferred() {
    let (invalidated, returning) = pointee.deferred.take()
    for subgraph in returning { subgraph.returnAsDeferred() }
    pointee.deferred.rounds += 1
    guard pointee.deferred.rounds <= DeferredWork.maximumRounds else {
      reportEndlessInvalidation(invalidated)
      return
    }
    for id in invalidated where id.isLive { markInvalidated(id.slot) }
  }

  private func reportEndlessInvalidation(_ invalidated: [AttributeID]) {
    pointee.deferred.rounds = 0
    guard let id = invalidated.first(where: \.isLive) else { return }
    report(
      "The rule \(id.kindName) was invalidated while the graph was being updated, \(DeferredWork.maximumRounds) times in a row; the last time is "
        + "ignored. Look for a rule that changes what it reads.")
  }
}
