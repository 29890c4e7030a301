extension Subgraph {
  /// Calls `cleanup` once, when the subgraph's memory is freed. Cleanups run in reverse order of registration.
  package func onFree(_ cleanup: @escaping () -> Void) {
    if engine.pointee.isGone {
      cleanup()
      return
    }
    cleanups.append(cleanup)
    if state == .freed { deferDestruction() }
  }

  /// Frees everything inside the subgraph. Its handles are dead, and its rules no longer run. Can be called while a rule in this subgraph
  /// is running.
  package func free() {
    guard state != .freed else { return }
    markFreed()
    deferDestruction()
    parentLink?.lend { $0.unlink(self) }
  }

  private func markFreed() {
    if isEmpty { return markOwnFreed() }
    forEachInTree { subgraph in
      guard subgraph.state != .freed else { return false }
      subgraph.markOwnFreed()
      return true
    }
  }

  /// Marks this subgraph as freed, but not the subgraphs nested in it.
  private func markOwnFreed() {
    state = .freed
    isReturning = false
    forEachSlot { engine.kill($0) }
    latches?.forEach { _, latch in engine.kill(latch) }
  }

  /// Schedules the memory of this subgraph and its nested subgraphs to be freed at the end of the turn.
  func deferDestruction() {
    guard !awaitsDestruction, !engine.pointee.isGone else { return }
    awaitsDestruction = true
    engine.pointee.deferred.freed.append(self)
  }

  /// Runs the cleanups, frees the memory, and releases the nested subgraphs. Attributes created during the cleanups are freed at the next
  /// call.
  func destroyTree() {
    guard !isEmpty else {
      runCleanups()
      destroySlots()
      return
    }
    var tree: [Subgraph] = []
    forEachInTree {
      tree.append($0)
      return true
    }
    for subgraph in tree.reversed() { subgraph.runCleanups() }
    for subgraph in tree.reversed() { subgraph.destroySlots() }
    for subgraph in tree.reversed() { subgraph.parentLink?.lend { $0.unlink(subgraph) } }
  }

  private func runCleanups() {
    awaitsDestruction = false
    while let cleanup = cleanups.popLast() { cleanup() }
  }

  private func destroySlots() {
    let first = takeSlots()
    let held = latches
    latches = nil
    forEach(from: first) { engine.disconnect($0) }
    held?.forEach { _, latch in engine.disconnect(latch) }
    forEach(from: first) { engine.destroy($0) }
    held?.forEach { _, latch in engine.destroy(latch) }
  }

  private func forEach(from first: SlotPointer?, _ body: (SlotPointer) -> Void) {
    var next = first
    while let slot = next {
      next = slot.pointee.next
      body(slot)
    }
  }
}
