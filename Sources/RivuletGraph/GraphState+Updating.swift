/// Pulling: a value is computed when it is wanted, its sources first, without recursion along chains.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// From so many rules on that run inside others, a dirty rule's known sources are brought up to date before it runs: a long chain in which
  /// every link was changed at once would otherwise nest one call per link.
  static var deepNesting: Int { 63 }

  /// Brings a stale slot up to date.
  ///
  /// A slot that waits for a source is named by it as its `waiter`, and its `cursor` is the place where it waits; edges that are dropped
  /// meanwhile move it. So a chain is as long as it likes and needs no memory. A source that waits already, because a rule that it waits
  /// for has read on in a circle, is interrupted: it is brought up to date here, and then stands again where it stood.
  @inline(__always) private func pull(_ wanted: SlotPointer, isNested: Bool) {
    let outer = pointee.current
    wanted.pointee.waiter = outer
    var target = wanted
    var slot = wanted
    var flags = slot.pointee.flags
    var place = slot.head
    var interruptions = 0
    while true {
      // Down, to what waits for nothing.
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
      // Up, to what has more to wait for, or must run.
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

  /// Brings a stale slot up to date in the middle of an update.
  @inline(never) func bringUpToDate(_ target: SlotPointer) {
    storeCursor()
    if target.pointee.flags.isAny(of: .isWaiting) { bringUpToDateAgain(target) } else { pull(target, isNested: true) }
  }

  /// Brings a slot up to date that waits already: a rule that it waits for has read it.
  @inline(never) private func bringUpToDateAgain(_ slot: SlotPointer) {
    interrupt(slot, onTheWayTo: slot)
    pull(slot, isNested: true)
    _ = endInterruption()
  }

  /// Lets a slot that waits begin anew; where it stood, and what was wanted until now, is remembered.
  @inline(never) private func interrupt(_ slot: SlotPointer, onTheWayTo target: SlotPointer) {
    pointee.interrupted.push(Pointee.Interruption(slot: slot, waiter: slot.pointee.waiter, target: target))
    slot.pointee.flags.remove(.isWaiting)
  }

  /// Puts the slot that was interrupted last back where it stood, and tells what was wanted before it.
  @inline(never) private func endInterruption() -> SlotPointer {
    let interruption = pointee.interrupted.pop()
    interruption.slot.pointee.waiter = interruption.waiter
    interruption.slot.pointee.cursor = interruption.slot.head
    interruption.slot.pointee.flags.insert(.isWaiting)
    return interruption.target
  }

  /// Runs the sinks that wait in a lane now.
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

  /// Brings a stale slot up to date from outside of any update, and does what was asked for meanwhile.
  func bringUpToDateAlone(_ target: SlotPointer) {
    pointee.isBusy = true
    bringUpToDate(target)
    endUpdate()
  }

  @inline(__always) private func endUpdate() {
    pointee.isBusy = false
    if !pointee.deferred.isEmpty { applyDeferred() }
  }

  /// Runs a rule that is surely to run and has these flags, for the one that runs now; false if a look at it is needed, before a run or after
  /// it.
  @inline(__always) func runsAtOnce(_ slot: SlotPointer, _ flags: SlotFlags, for waiter: SlotPointer) -> Bool {
    guard flags.intersection(.isDirtyAlone) == .isDirty, pointee.nestedRuns < Self.deepNesting else { return false }
    storeCursor()
    slot.pointee.waiter = waiter
    return run(slot, flags, for: waiter, isNested: true)
  }

  /// Makes a rule run again of which another one has changed what it holds: at once if that one runs now, and this one does not.
  @usableFromInline func renew(_ id: AttributeID) {
    let slot = id.slot
    guard pointee.isBusy, !slot.pointee.flags.isAny(of: .isUnmarkable) else { return invalidate(id) }
    slot.pointee.flags.insert(.isDirty)
    if !runsAtOnce(slot, slot.pointee.flags, for: pointee.current) { bringUpToDate(slot) }
  }

  /// The next source of the slot that is to be brought up to date first, and its flags; moves on to its place. Nil if none is left, or if
  /// the slot, which has these flags, is surely to run and finds them itself.
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
      // All sources before it are as they were, so a run would read it again and find the cycle.
      if !slotFlags.isAny(of: .isDirty) {
        slotFlags.insert(.isDirty)
        return nil
      }
    }
    return nil
  }

  /// Runs one rule, which has these flags, while `outer` is the one that runs, and keeps the edges to what it read; false if it is to be looked
  /// at again. The cursor of `outer` is in its slot; unless the run is nested, `outer` is `idle`.
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
    // Before and after the run it is a sink or is none.
    let now = stampEnd(slot, isNested ? before : flags)
    if hasChanged { valueChanged(slot, now) } else { pointee.unchangedRuns &+= 1 }
    return true
  }

  /// Stamps the end of a run of a slot that has these flags, and gives the clock.
  @inline(__always) private func stampEnd(_ slot: SlotPointer, _ flags: SlotFlags) -> UInt64 {
    let now = pointee.clock &+ 1
    pointee.clock = now
    slot.pointee.ranAt = now
    if flags.isAny(of: .isSink) { pointee.sinksRun &+= 1 }
    return now
  }

  /// Goes on with the rule that waited for the one that has just run, or that was inside `untracked`.
  @inline(__always) func resume(_ rule: SlotPointer) {
    pointee.current = rule
    // A branch, because what is selected without one waits for the flags.
    if _fastPath(!rule.pointee.flags.isAny(of: .readsElsewise)) {
      pointee.cursor = rule.pointee.cursor
    } else {
      pointee.cursor = pointee.idle.head
    }
  }

  /// Stores where the running rule stands in its slot, for what may move it or for the run of another one; `resume` takes it from there.
  @inline(__always) func storeCursor() {
    if pointee.comparesReads { pointee.current.pointee.cursor = pointee.cursor }
  }

  /// Lets a leaving rule begin.
  @inline(never) private func headOfLeaving(_ slot: SlotPointer) -> PlacePointer {
    slot.pointee.cursor = slot.head
    return pointee.idle.head
  }

  /// The end of a run that kept its sources, read new ones, filled a boundary, handed no value, was leaving, was freed or is logged, and of
  /// which the graph had this cursor; false if the rule is to be looked at again.
  @inline(never) private func endSpecially(_ slot: SlotPointer, _ hasChanged: Bool, _ cursor: PlacePointer) -> Bool {
    let flags = slot.pointee.flags
    if cursor != pointee.idle.head { slot.pointee.cursor = cursor }
    if !flags.isAny(of: .hasValue), !(flags.isAny(of: .isDead) && pointee.running == nil) {
      fatalError("The rule \(slot.pointee.kind.pointee.name) handed no value in its first run. Call output.set in update.")
    }
    if flags.isAny(of: .keepsSources) {
      trimRepeatedSources(of: slot)
      // What it kept without a look is looked at now, before anybody sees the value.
      if !flags.isAny(of: .isDead) { slot.pointee.flags.insert(.needsCheck) }
    } else {
      trimSources(of: slot, after: slot.pointee.cursor)
    }
    slot.pointee.flags.subtract([.keepsSources, .isDiverged, .isChangedInPart])
    if flags.isSuperset(of: [.isBoundary, .isLeaving]) { slot.pointee.flags.formUnion([.isFrozen, .wasCut]) }
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
