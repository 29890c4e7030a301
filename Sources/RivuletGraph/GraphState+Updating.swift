/// Evaluates rules. A value is computed on demand, after its sources, without recursion along chains.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// The maximum nesting depth at which a dirty rule runs before its known sources are updated. Without this limit, a long chain in which
  /// every link has changed would nest one call per link.
  static var deepNesting: Int { 63 }

  /// Updates a stale slot.
  ///
  /// A slot that waits for a source is the `waiter` of that source, and its `cursor` is the list position where it waits. Dropping edges
  /// while the slot waits moves the cursor. A chain can therefore have any length and needs no additional memory.
  ///
  /// If the reads of a rule form a circle, they can reach a slot that's already waiting. That slot is interrupted: it's updated here, and
  /// then waits again at its earlier position.
  @inline(__always) private func pull(_ wanted: SlotPointer, isNested: Bool) {
    let outer = pointee.current
    wanted.pointee.waiter = outer
    var target = wanted
    var slot = wanted
    var flags = slot.pointee.flags
    var place = slot.head
    var interruptions = 0
    while true {
      // Descend to a slot that waits for nothing.
      while let (source, staleFlags) = nextStaleSource(of: slot, &flags, after: &place) {
        slot.pointee.cursor = place
        slot.pointee.flags = flags.union(.isWaiting)
        var sourceFlags = staleFlags
        if sourceFlags.isAny(of: .isWaiting) {
          interrupt(source, onTheWayTo: target)
          interruptions &+= 1
          target = source
          sourceFlags = source.pointee.flags
        }
        source.pointee.waiter = slot
        (slot, flags, place) = (source, sourceFlags, source.head)
      }
      if !flags.isAny(of: .isDirty) {
        slot.pointee.flags = flags.subtracting([.needsCheck, .isWaiting])
      } else if !run(slot, flags, for: outer, isNested: isNested) {
        (flags, place) = (slot.pointee.flags, slot.head)
        continue
      }
      // Ascend to a slot that must wait for more sources or must run.
      while true {
        let waiter = slot.pointee.waiter
        if slot == target {
          if interruptions == 0 { return }
          interruptions &-= 1
          target = endInterruption()
        }
        slot = waiter
        place = slot.pointee.cursor
        flags = slot.pointee.flags
        if flags.isAny(of: .isDirty) || flags.isAny(of: .needsCheck) && place.pointee.next != nil { break }
        slot.pointee.flags = flags.subtracting([.needsCheck, .isWaiting])
      }
    }
  }

  /// Updates a stale slot in the middle of an update.
  @inline(never) func bringUpToDate(_ target: SlotPointer) {
    storeCursor()
    if target.pointee.flags.isAny(of: .isWaiting) { bringUpToDateAgain(target) } else { pull(target, isNested: true) }
  }

  /// Updates a waiting slot because a rule that it waits for has read it.
  @inline(never) private func bringUpToDateAgain(_ slot: SlotPointer) {
    interrupt(slot, onTheWayTo: slot)
    pull(slot, isNested: true)
    _ = endInterruption()
  }

  /// Interrupts and restarts a waiting slot. Stores the slot's waiter and the previous target.
  @inline(never) private func interrupt(_ slot: SlotPointer, onTheWayTo target: SlotPointer) {
    pointee.interrupted.push(Pointee.Interruption(slot: slot, waiter: slot.pointee.waiter, target: target))
    slot.pointee.flags.remove(.isWaiting)
  }

  /// Restores the most recently interrupted slot and returns the target from before the interruption.
  @inline(never) private func endInterruption() -> SlotPointer {
    let interruption = pointee.interrupted.pop()
    interruption.slot.pointee.waiter = interruption.waiter
    interruption.slot.pointee.cursor = interruption.slot.head
    interruption.slot.pointee.flags.insert(.isWaiting)
    return interruption.target
  }

  /// Runs the sinks that are waiting in a lane.
  func runBatch(of queue: UnsafeMutablePointer<LaneQueue>) {
    queue.pointee.startBatch()
    pointee.isBusy = true
    while let slot = queue.pointee.next() {
      let flags = slot.pointee.flags.subtracting(.isQueued)
      slot.pointee.flags = flags
      guard flags.isAny(of: .isStale) else { continue }
      pull(slot, isNested: false)
      if !pointee.deferred.isEmpty {
        endUpdate()
        pointee.isBusy = true
      }
    }
    pointee.isBusy = false
  }

  /// Updates a stale slot from outside any update, and performs the requests made during this update.
  func bringUpToDateAlone(_ target: SlotPointer) {
    pointee.isBusy = true
    bringUpToDate(target)
    endUpdate()
  }

  @inline(__always) private func endUpdate() {
    pointee.isBusy = false
    if !pointee.deferred.isEmpty { applyDeferred() }
  }

  /// Runs a rule with these flags immediately if it's certain to run. Returns false if the rule must be checked first, before or after a
  /// run.
  @inline(__always) func runImmediately(_ slot: SlotPointer, _ flags: SlotFlags, for waiter: SlotPointer) -> Bool {
    guard flags.intersection(.isDirtyAlone) == .isDirty, pointee.nestedRuns < Self.deepNesting else { return false }
    storeCursor()
    slot.pointee.waiter = waiter
    return run(slot, flags, for: waiter, isNested: true)
  }

  /// Reruns a rule whose stored part another rule has changed. The rule runs immediately if the other rule is running and this rule isn't.
  @usableFromInline func renew(_ id: AttributeID) {
    let slot = id.slot
    guard pointee.isBusy, !slot.pointee.flags.isAny(of: .isUnmarkable) else { return invalidate(id) }
    slot.pointee.flags.insert(.isDirty)
    if !runImmediately(slot, slot.pointee.flags, for: pointee.current) { bringUpToDate(slot) }
  }

  /// Returns the slot's next source to update first, along with the source's flags, and moves to the source's list position. Returns nil if
  /// no such sources remain, or if the slot with these flags is certain to run and will find the sources itself.
  @inline(__always) private func nextStaleSource(
    of slot: SlotPointer, _ slotFlags: inout SlotFlags, after place: inout PlacePointer
  ) -> (SlotPointer, SlotFlags)? {
    if slotFlags.isAny(of: .isDirty), !slotFlags.isAny(of: .hasDeclaredSources), pointee.nestedRuns < Self.deepNesting { return nil }
    while let edge = place.pointee.next {
      let source = edge.pointee.source
      place = edge.place
      let flags = source.pointee.flags
      if !flags.isAny(of: .isUnready) { continue }
      if !flags.isAny(of: .isRunning) { return (source, flags) }
      // All earlier sources are unchanged, so a run would read this source again and find the cycle.
      if !slotFlags.isAny(of: .isDirty) {
        slotFlags.insert(.isDirty)
        return nil
      }
    }
    return nil
  }

  /// Runs the rule of a slot with these flags on behalf of the running rule `outer`, and maintains the edges to the slot's sources. Returns
  /// false if the slot must be checked again. The cursor of `outer` is stored in its slot. Unless the run is nested, `outer` is `idle`.
  @inline(__always) func run(_ slot: SlotPointer, _ before: SlotFlags, for outer: SlotPointer, isNested: Bool) -> Bool {
    slot.pointee.flags = before.subtracting([.isDirty, .needsCheck, .isWaiting, .hasDeclaredSources]).union(.isRunning)
    pointee.current = slot
    pointee.cursor = before.isAny(of: .isLeaving) ? headOfLeaving(slot) : slot.head
    let depth = isNested ? pointee.nestedRuns : 0
    if isNested { pointee.nestedRuns = depth &+ 1 }
    let hasChanged = slot.pointee.kind.pointee.rule.run(in: slot)
    if isNested { pointee.nestedRuns = depth }
    let cursor = pointee.cursor
    if isNested { resume(outer) } else { (pointee.current, pointee.cursor) = (outer, outer.head) }
    let flags = slot.pointee.flags
    slot.pointee.flags = flags.subtracting([.isRunning, .isScanned])
    if flags.intersection(pointee.seenAtEnd) != .hasValue { return endSpecially(slot, hasChanged, cursor) }
    if cursor.pointee.next != nil { trimSources(of: slot, after: cursor) }
    // Whether a slot is a sink doesn't change during a run.
    let now = stampEnd(slot, isNested ? before : flags)
    if hasChanged { valueChanged(slot, now) } else { pointee.unchangedRuns &+= 1 }
    return true
  }

  /// Stamps the end of a run for a slot with these flags, and returns the clock.
  @inline(__always) private func stampEnd(_ slot: SlotPointer, _ flags: SlotFlags) -> UInt64 {
    let now = pointee.clock &+ 1
    pointee.clock = now
    slot.pointee.ranAt = now
    if flags.isAny(of: .isSink) { pointee.sinksRun &+= 1 }
    return now
  }

  /// Resumes the rule that was waiting for the last run, or that was inside `untracked`.
  @inline(__always) func resume(_ rule: SlotPointer) {
    pointee.current = rule
    // A branch, because a branchless selection would wait for the flags.
    if _fastPath(!rule.pointee.flags.isAny(of: .cannotCompareReads)) {
      pointee.cursor = rule.pointee.cursor
    } else {
      pointee.cursor = pointee.idle.head
    }
  }

  /// Stores the cursor of the running rule in the rule's slot, before the cursor moves or another rule runs. `resume` restores the cursor.
  @inline(__always) func storeCursor() {
    if pointee.comparesReads { pointee.current.pointee.cursor = pointee.cursor }
  }

  /// Returns the list position at which a leaving rule starts.
  @inline(never) private func headOfLeaving(_ slot: SlotPointer) -> PlacePointer {
    slot.pointee.cursor = slot.head
    return pointee.idle.head
  }

  /// Ends a run that kept its sources, read new sources, produced no value, was leaving, was freed, or is logged. `cursor` is the graph's
  /// cursor for the run. Returns false if the rule must be checked again.
  @inline(never) private func endSpecially(_ slot: SlotPointer, _ hasChanged: Bool, _ cursor: PlacePointer) -> Bool {
    let flags = slot.pointee.flags
    if cursor != pointee.idle.head { slot.pointee.cursor = cursor }
    if !flags.isAny(of: .hasValue), !(flags.isAny(of: .isDead) && pointee.running == nil) {
      fatalError("The rule \(slot.pointee.kind.pointee.name) handed no value in its first run. Call output.set in update.")
    }
    if flags.isAny(of: .keepsSources) {
      trimRepeatedSources(of: slot)
      // Sources that were kept without a check must be checked now, before the value is read.
      if !flags.isAny(of: .isDead) { slot.pointee.flags.insert(.needsCheck) }
    } else {
      trimSources(of: slot, after: slot.pointee.cursor)
    }
    slot.pointee.flags.subtract([.keepsSources, .isDiverged, .isChangedInPart])
    if pointee.isLogging { pointee.owner.takeUnretainedValue().logsRuns?(slot.pointee.kind.pointee.name) }
    let now = stampEnd(slot, flags)
    if hasChanged, !flags.isAny(of: .isDead) {
      if flags.isAny(of: .isChangedInPart) { partChanged(slot, now) } else { valueChanged(slot, now) }
    } else {
      pointee.unchangedRuns &+= 1
    }
    return !slot.pointee.flags.isAny(of: .isStale)
  }
}
