/// Pulling: a value is computed when it is wanted, its sources first, without recursion along chains.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// From so many rules inside each other on, a dirty rule's known sources are brought up to date before it runs: a long chain in which
  /// every link was changed at once would otherwise nest one call per link.
  @inline(__always) private static var deepNesting: Int { 64 }

  /// Brings a stale slot up to date.
  ///
  /// A slot that waits for a source has a frame, which remembers the place in the list of sources where the search stopped; the flag
  /// `isScanned` tells whether that place still exists. The stack of the graph is put right only where rules run.
  @inline(__always) private func pull(_ target: SlotPointer) {
    var top = pointee.work.top
    var waiting = 0
    var slot = target
    var next = target.pointee.firstSource
    while true {
      let flags = slot.pointee.flags
      if !flags.isAny(of: .isDirty) || flags.isAny(of: .hasDeclaredSources) || pointee.runDepth >= Self.deepNesting {
        if let source = nextStaleSource(of: slot, from: &next) {
          if top == pointee.work.limit { top = pointee.work.grow(from: top) }
          top.initialize(to: Pointee.Frame(slot: slot, next: next))
          top += 1
          waiting &+= 1
          slot = source
          next = source.pointee.firstSource
          continue
        }
      }
      if slot.pointee.flags.isAny(of: .isDirty) {
        if top == pointee.work.limit { top = pointee.work.grow(from: top) }
        top.initialize(to: Pointee.Frame(slot: slot, next: nil))
        pointee.work.top = top + 1
        run(slot)
        top = pointee.work.top - 1
        if slot.pointee.flags.isAny(of: .isStale) {
          next = slot.pointee.firstSource
          continue
        }
      } else {
        slot.pointee.flags.subtract([.needsCheck, .isScanned])
      }
      repeat {
        if waiting == 0 {
          pointee.work.top = top
          return
        }
        waiting &-= 1
        top -= 1
        slot = top.pointee.slot
      } while !slot.pointee.flags.isAny(of: .isStale)
      next = slot.pointee.flags.isAny(of: .isScanned) ? top.pointee.next : slot.pointee.firstSource
    }
  }

  /// Brings a stale slot up to date in the middle of an update.
  @inline(never) func bringUpToDate(_ target: SlotPointer) { pull(target) }

  /// Runs the sinks that wait in a lane now.
  func runBatch(of queue: UnsafeMutablePointer<LaneQueue>) {
    for slot in queue.pointee.startBatch() {
      let flags = slot.pointee.flags.subtracting(.isQueued)
      slot.pointee.flags = flags
      guard flags.isAny(of: .isStale) else { continue }
      pointee.isBusy = true
      pull(slot)
      endUpdate()
    }
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

  /// Brings a stale slot up to date that a running rule reads.
  @inline(__always) func bringUpToDateInside(_ slot: SlotPointer) {
    let flags = slot.pointee.flags
    if flags.isAny(of: .isDirty), !flags.isAny(of: .hasDeclaredSources), pointee.runDepth < Self.deepNesting {
      pointee.work.push(Pointee.Frame(slot: slot, next: nil))
      run(slot)
      pointee.work.top -= 1
      if !slot.pointee.flags.isAny(of: .isStale) { return }
    }
    bringUpToDate(slot)
  }

  /// The next source of the slot that is to be brought up to date first.
  @inline(__always) private func nextStaleSource(of slot: SlotPointer, from next: inout EdgePointer?) -> SlotPointer? {
    while let edge = next {
      let source = edge.pointee.source
      next = edge.pointee.nextSource
      let flags = source.pointee.flags
      if !flags.isAny(of: .isUnready) { continue }
      if !flags.isAny(of: .isRunning) {
        slot.pointee.flags.insert(.isScanned)
        return source
      }
      // All sources before it are as they were, so a run would read it again and find the cycle.
      if !slot.pointee.flags.isAny(of: .isDirty) {
        slot.pointee.flags.insert(.isDirty)
        return nil
      }
    }
    return nil
  }

  /// Runs one rule and keeps the edges to what it read.
  @inline(__always) private func run(_ slot: SlotPointer) {
    let outer = pointee.running
    let before = slot.pointee.flags.subtracting([.isDirty, .needsCheck, .isScanned, .hasDeclaredSources]).union(.isRunning)
    slot.pointee.flags = before
    slot.pointee.cursor = nil
    pointee.running = slot
    pointee.reader = before.isAny(of: .isLeaving) ? nil : slot
    pointee.runDepth &+= 1
    let hasChanged = slot.pointee.kind.pointee.rule.run(in: slot)
    pointee.runDepth &-= 1
    resume(outer)
    let flags = slot.pointee.flags
    slot.pointee.flags = flags.subtracting([.isRunning, .isScanned])
    if flags.isAny(of: .endsSpecially) || !flags.isAny(of: .hasValue) {
      endSpecially(slot)
    } else if sourceAfter(slot.pointee.cursor, of: slot) != nil {
      trimSources(of: slot)
    }
    let now = pointee.clock &+ 1
    pointee.clock = now
    slot.pointee.ranAt = now
    pointee.counters.rulesRun &+= 1
    if hasChanged { resultChanged(slot, now) }
    if flags.isAny(of: .isSink) { pointee.sinksRun &+= 1 }
    if pointee.isLogging { logRun(of: slot) }
  }

  @inline(never) private func logRun(of slot: SlotPointer) {
    pointee.owner.takeUnretainedValue().logsRuns?(slot.pointee.kind.pointee.name)
  }

  /// Goes on with the rule that waited for the one that has just run, or that was inside `untracked`.
  @inline(__always) func resume(_ rule: SlotPointer?) {
    pointee.running = rule
    if let rule, !rule.pointee.flags.isAny(of: .readsElsewise) { pointee.reader = rule } else { pointee.reader = nil }
  }

  /// The end of a run that kept its sources, read new ones, filled a boundary or handed no value.
  @inline(never) private func endSpecially(_ slot: SlotPointer) {
    let flags = slot.pointee.flags
    if !flags.isAny(of: .hasValue), !(flags.isAny(of: .isDead) && pointee.running == nil) {
      fatalError("The rule \(slot.pointee.kind.pointee.name) handed no value in its first run. Call output.set in update.")
    }
    if flags.isAny(of: .keepsSources) {
      trimRepeatedSources(of: slot)
      // What it kept without a look is looked at now, before anybody sees the value.
      if !flags.isAny(of: .isDead) { slot.pointee.flags.insert(.needsCheck) }
    } else if sourceAfter(slot.pointee.cursor, of: slot) != nil {
      trimSources(of: slot)
    }
    slot.pointee.flags.subtract([.keepsSources, .isDiverged])
    if flags.isSuperset(of: [.isBoundary, .isLeaving]) { slot.pointee.flags.formUnion([.isFrozen, .wasCut]) }
  }
}
