extension Graph {
  /// Checks the whole structure between updates and returns a sentence for each violation.
  package func checkInvariants() -> [String] {
    var check = InvariantCheck(state: state)
    check.run(from: root)
    return check.violations
  }
}

/// A single check of a whole graph.
private struct InvariantCheck {
  let state: UnsafeMutablePointer<GraphState>
  var violations: [String] = []
  private var queued: [SlotPointer: Int] = [:]
  private var visited: Set<ObjectIdentifier> = []
  private var edgesFromDependents = 0
  private var edgesFromSources = 0
  private var slots = 0

  init(state: UnsafeMutablePointer<GraphState>) {
    self.state = state
  }

  mutating func run(from root: Subgraph) {
    if state.pointee.running != nil { found("A rule runs while invariants are checked.") }
    if !state.pointee.interrupted.isEmpty { found("\(state.pointee.interrupted.count) slots are interrupted between updates.") }
    if state.pointee.idle.pointee.firstSource != nil || state.pointee.idle.pointee.flags != [] { found("The idle slot is in use.") }
    if state.pointee.comparesReads || state.pointee.idle.pointee.cursor != state.pointee.idle.head {
      found("The graph stands among sources between updates.")
    }
    if state.pointee.nestedRuns != 0 { found("\(state.pointee.nestedRuns) runs are counted between updates.") }
    if !state.pointee.wave.isEmpty { found("The wave holds \(state.pointee.wave.count) edges between updates.") }
    if !state.pointee.deferred.isEmpty { found("Deferred work waits between updates.") }
    for lane in 0..<state.pointee.laneCount {
      for slot in state.pointee.lanes[lane].queued {
        if queued.updateValue(lane, forKey: slot) != nil { found("\(name(slot)) is queued twice.") }
      }
    }
    check(treeOf: root)
    for subgraph in state.pointee.deferred.freed { check(treeOf: subgraph) }
    checkCounts()
  }

  private mutating func found(_ sentence: String) { violations.append(sentence) }

  private func name(_ slot: SlotPointer) -> String { "#\(slot.pointee.sequence) \(slot.pointee.kind.pointee.name)" }

  private mutating func checkCounts() {
    if edgesFromDependents != edgesFromSources {
      found("\(edgesFromDependents) edges are in lists of sources, \(edgesFromSources) in lists of dependents.")
    }
    if edgesFromDependents != state.pointee.counters.liveEdges {
      found("\(state.pointee.counters.liveEdges) edges are counted, \(edgesFromDependents) are reachable.")
    }
    var latch = state.pointee.deferred.retiredLatches
    while let retired = latch {
      slots += 1
      if retired.pointee.firstDependent != nil { found("The retired latch \(name(retired)) has a reader.") }
      latch = retired.pointee.next
    }
    if slots != state.pointee.counters.liveSlots { found("\(state.pointee.counters.liveSlots) slots are counted, \(slots) are reachable.") }
  }

  private mutating func check(treeOf root: Subgraph) {
    root.forEachInTree { subgraph in
      guard visited.insert(ObjectIdentifier(subgraph)).inserted else { return false }
      check(subgraph)
      return true
    }
  }

  private mutating func check(_ subgraph: Subgraph) {
    if let parent = subgraph.parent {
      if parent.state == .leaving, subgraph.state == .live {
        found("Subgraph \(subgraph.sequence) is live inside the leaving \(parent.sequence).")
      }
      if parent.state == .freed, subgraph.state != .freed { found("Subgraph \(subgraph.sequence) lives in a freed one.") }
      if subgraph.state == .leaving, subgraph.leavingRoot !== subgraph, subgraph.leavingRoot !== parent.leavingRoot {
        found("Subgraph \(subgraph.sequence) left with one that is not around it.")
      }
    }
    if (subgraph.leavingRoot != nil) != (subgraph.state == .leaving), subgraph.state != .freed {
      found("Subgraph \(subgraph.sequence) does not know with whom it left.")
    }
    if subgraph.latches != nil, subgraph.leavingRoot !== subgraph {
      found("Subgraph \(subgraph.sequence) holds latches and did not leave.")
    }
    var number: UInt32 = 0
    subgraph.forEachSlot { slot in
      if slot.pointee.sequence <= number { found("\(name(slot)) is out of order.") }
      number = slot.pointee.sequence
      check(slot, in: subgraph)
    }
    subgraph.latches?.forEach { _, latch in
      if !latch.pointee.flags.contains([.isLatch, .isInput, .hasValue]) { found("The latch \(name(latch)) is not marked as one.") }
      check(latch, in: subgraph)
    }
  }

  private mutating func check(_ slot: SlotPointer, in subgraph: Subgraph) {
    slots += 1
    let flags = slot.pointee.flags
    if slot.pointee.subgraph.toOpaque() != Unmanaged.passUnretained(subgraph).toOpaque() {
      found("\(name(slot)) does not name its subgraph.")
    }
    if slot.pointee.graph != state { found("\(name(slot)) does not name its graph.") }
    if flags.contains(.isDead) != (subgraph.state == .freed) { found("\(name(slot)) and its subgraph disagree about being freed.") }
    if flags.contains(.isDead), flags.isAny(of: .isStale) { found("\(name(slot)) is dead and marked stale.") }
    if flags.isAny(of: [.isRunning, .keepsSources, .isDiverged, .isScanned, .isWaiting, .isUntracked]) {
      found("\(name(slot)) bears marks of a run between updates.")
    }
    if flags.isAny(of: .isInput), flags.isAny(of: .isStale) { found("\(name(slot)) can't become stale and is marked so.") }
    if !flags.isAny(of: .hasValue), !flags.isAny(of: [.isDirty, .isDead]) { found("\(name(slot)) has no value and is not dirty.") }
    if subgraph.state != .freed, flags.contains(.isLeaving) != (subgraph.state == .leaving) {
      found("\(name(slot)) and its subgraph disagree about leaving.")
    }
    if flags.contains(.isQueued) != (queued[slot] == Int(slot.pointee.lane)) {
      found("\(name(slot)) disagrees with its lane about being queued.")
    }
    if flags.contains(.isSink), flags.isAny(of: .isStale), !flags.isAny(of: .isQueuedOrHeld) {
      found("The stale sink \(name(slot)) is not queued.")
    }
    if flags.isAny(of: .isUnread), !flags.contains(.isTransient) { found("\(name(slot)) is noted as unread and not transient.") }
    if flags.contains(.isTransient), !flags.isAny(of: [.isUnread, .isDead]), slot.pointee.firstDependent == nil {
      found("Nothing depends on the transient \(name(slot)), and it is not noted.")
    }
    checkSources(slot)
    checkDependents(slot)
  }

  private mutating func checkSources(_ slot: SlotPointer) {
    var seen: Set<SlotPointer> = []
    if slot.pointee.sources.source != slot { found("The sources of \(name(slot)) do not begin with itself.") }
    var isCursorSeen = slot.pointee.cursor == slot.head
    var next = slot.pointee.firstSource
    while let edge = next {
      edgesFromDependents += 1
      let source = edge.pointee.source
      if edge.pointee.dependent != slot { found("An edge of \(name(slot)) names another dependent.") }
      if !seen.insert(source).inserted { found("\(name(slot)) lists \(name(source)) twice.") }
      if edge.place == slot.pointee.cursor { isCursorSeen = true }
      checkZone(of: slot, reading: source)
      // A held barrier, or a barrier that holds back invalidation, hasn't marked its dependents.
      let isHeldBack = source.pointee.flags.isAny(of: .isBarrier) && (state.pointee.holdsBack || source.pointee.flags.isAny(of: .isHeld))
      // A run that skipped a source of an earlier run hasn't read that source again.
      let isUnread = edge.pointee.isSticky && source.pointee.flags.isAny(of: .isTransient)
      let isOut =
        !isUnread && source.pointee.flags.isAny(of: .isStale) && !isHeldBack
        && !slot.pointee.flags.isAny(of: .isStale.union(.isDead).union(.wasCut))
      if isOut { found("\(name(slot)) counts as up to date, its source \(name(source)) does not.") }
      next = edge.pointee.nextSource
    }
    if !isCursorSeen { found("The cursor of \(name(slot)) is not among its sources.") }
  }

  /// Checks that a leaving slot has no live sources other than latches and slots inside its zone.
  private mutating func checkZone(of slot: SlotPointer, reading source: SlotPointer) {
    if slot.pointee.flags.isAny(of: .isDead) || source.pointee.flags.isAny(of: .isDead) { return }
    if state.outerZone(of: source, for: slot) != nil { found("The leaving \(name(slot)) has the outside source \(name(source)).") }
    if source.pointee.flags.contains(.isLatch),
      slot.pointee.subgraph.takeUnretainedValue().leavingRoot !== source.pointee.subgraph.takeUnretainedValue()
    {
      found("\(name(slot)) reads the latch \(name(source)) of another zone.")
    }
  }

  private mutating func checkDependents(_ slot: SlotPointer) {
    var previous: EdgePointer?
    var next = slot.pointee.firstDependent
    while let edge = next {
      edgesFromSources += 1
      if edge.pointee.source != slot { found("A dependent of \(name(slot)) names another source.") }
      if let previous, edge.pointee.previousDependent != previous { found("The dependents of \(name(slot)) are linked wrongly.") }
      previous = edge
      next = edge.pointee.nextDependent
    }
    if slot.pointee.firstDependent?.pointee.previousDependent != previous { found("The last dependent of \(name(slot)) is wrong.") }
  }
}
