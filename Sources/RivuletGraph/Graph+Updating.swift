extension Graph {
  /// Runs the sinks queued in a lane, batch by batch, until none remain. Returns the number of sinks that ran, including sinks read by
  /// other rules.
  @discardableResult
  package func flush(_ lane: Lane) -> Int {
    state.pointee.deferred.rounds = 0
    checkIsIdle()
    state.checkLane(lane)
    let before = state.pointee.sinksRun
    let queue = state.pointee.lanes + Int(lane.index)
    if state.pointee.holdsBack { state.releaseBarriers(except: Int(lane.index)) }
    while !queue.pointee.isEmpty {
      state.runBatch(of: queue)
    }
    return state.pointee.sinksRun &- before
  }

  private func checkIsIdle() {
    if state.pointee.isBusy { fatalError("Graph.flush was called while the graph is being updated. Flush between updates.") }
  }

  /// Returns true if no sinks are queued in a lane.
  package func isQuiet(_ lane: Lane) -> Bool {
    state.checkLane(lane)
    return state.pointee.lanes[Int(lane.index)].isEmpty
  }

  /// Makes a rule run again as if a source had changed. Ignores a dead handle. During an update, the invalidation takes effect at the end
  /// of the update.
  package func invalidate(_ id: AttributeID) {
    guard id.isLive else { return }
    checkIsOwn(id)
    state.invalidate(id)
  }

  /// Invalidates a rule because of a change outside the graph. A rule that is leaving keeps its value until it returns.
  package func invalidateFromOutside(_ id: AttributeID) {
    guard id.isLive else { return }
    checkIsOwn(id)
    if !state.hold(id.slot) { state.invalidate(id) }
  }

  /// Runs `body` and returns its result, along with the attributes that it read outside all rules, without duplicates. Inside a rule, the
  /// rule depends on these attributes instead.
  package func collectReads<T>(_ body: () throws -> T) rethrows -> (result: T, read: [AttributeID]) {
    let outer = (state.pointee.collectsReads, takeCollectedReads())
    state.pointee.collectsReads = true
    defer {
      state.pointee.collectsReads = outer.0
      restoreCollectedReads(outer.1)
    }
    let result = try body()
    return (result, takeCollectedReads())
  }

  /// Runs `body` without recording its reads for the running rule.
  package func untracked<T>(_ body: () throws -> T) rethrows -> T { try state.untracked(body) }

  /// Frees the memory of everything that was freed since the last call. Returns the number of freed subgraphs, excluding nested subgraphs.
  /// Must not be called while the graph is being updated.
  @discardableResult
  package func freeDeferred() -> Int {
    if state.pointee.isBusy { fatalError("Graph.freeDeferred was called while the graph is being updated. Call it at the end of a turn.") }
    return state.freeDeferred()
  }
}
