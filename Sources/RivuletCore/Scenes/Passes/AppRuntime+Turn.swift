import RivuletGraph
import RivuletTree

extension AppRuntime {
  /// True if no work is pending.
  package var isQuiet: Bool {
    !storedValues.hasUnannouncedChanges && queue.isEmpty && scenes.isQuiet && stages.areQuiet && !stages.hasDrawings
      && !anyWindow { $0.hasEdits || $0.keyboard.needsDrawing || $0.animations.hasEnded || !$0.hasNoPendingRows }
  }

  /// Ends the current turn (B1.04–B1.09). It applies each pending group of changes in a separate evaluation, runs the resulting actions,
  /// commits one frame to the host, and finally frees the removed storage.
  package func runTurn() {
    guard !isRunning else { return }
    keepingWindows { endTurn() }
  }

  /// Ends the turn. The caller keeps the windows alive.
  private func endTurn() {
    isRunning = true
    let outer = OuterTurn(around: queue)
    defer { outer.resume() }
    traced("turn") {
      storedValues.look()
      services.issues.whileCurrent {
        runGroups()
        forEachWindow { if $0.followsHover { $0.hover.settle() } }
      }
      commit()
      services.issues.whileCurrent { stages.makeRowsAhead() }
      let freed = services.issues.whileCurrent { graph.freeDeferred() }
      keptObjects.removeAll()
      if freed >= FreedBlocks.worthMerging { traced("memory") { FreedBlocks.merge() } }
    }
    if let causes = tracer?.causes { causes.endTurn(figures) }
    isRunning = false
    if !shownCompletions.isEmpty || anyWindow({ $0.animations.hasEnded }) { services.issues.whileCurrent { completeAnimations() } }
    if !scenes.isQuiet { scenes.performRequests() }
  }

  /// The app's counters for the current turn.
  private var figures: TracedTurn {
    var turn = TracedTurn()
    (turn.time, turn.rules, turn.passes) = (services.now, graph.counters.rulesRun, passCount)
    forEachWindow { window in
      let counters = window.counters
      turn.measures += counters.measures
      turn.placements += counters.placements
      turn.drawingEdits += counters.drawingEdits
    }
    return turn
  }

  /// Begins a host frame that the app requested, and advances time-dependent work. The following turn shows the result.
  package func advanceFrame() {
    services.issues.whileCurrent { tracer.traced(event: TracedEvent(.frame)) { clock.tick(at: services.now) } }
    if !isQuiet { services.requestTurn() }
  }

  /// Calls the completion handlers of the changes shown in the frame (B6.22).
  private func completeAnimations() {
    let completions = shownCompletions
    shownCompletions = []
    for completion in completions { completion.endGroup() }
    forEachWindow { for listener in $0.animations.takeEnded() { listener.motionEnded() } }
  }

  private func runGroups() {
    frameNumber += 1
    passCount = 0
    currentRound = 0
    forEachWindow { window in
      window.lazyContents.beginTurn()
      window.scrolling.beginTurn()
    }
    if !stages.areQuiet {
      beginUpdate(Transaction())
      stages.run()
    }
    while let group = queue.popFirst(withinRound: FrameLimits.rounds) {
      currentRound = group.round
      traced("transaction") {
        beginUpdate(group.transaction)
        for mutation in group.mutations { mutation.apply() }
        stages.run()
        shownCompletions += group.transaction.completions
      }
    }
    if stages.hasDrawings { stages.draw() }
    if !queue.isEmpty { reportRounds() }
    ViewComparison.changedObjects = []
    queue.endTurn()
  }

  private func beginUpdate(_ transaction: Transaction) {
    updateNumber += 1
    currentTransaction = transaction
    ViewComparison.changedObjects.formUnion(queue.takeChangedObjects())
    _ = arrivingTransaction.set(UpdateTransaction(transaction: transaction, update: updateNumber))
    let isAnimated = transaction.animation != nil || transaction.tracksVelocity
    forEachWindow { $0.animations.beginUpdate(mayAnimate: isAnimated || $0.changesTransactions) }
  }

  private func reportRounds() {
    RuntimeIssue.reportOnce(
      .updatedTooOften, typeName: "ViewTree",
      "Actions in one frame caused changes \(FrameLimits.rounds) times; further changes wait for the next frame. "
        + "Look for onChange, onAppear or onPreferenceChange actions that change each other's values.")
  }

  /// Commits the changed windows to the host.
  private func commit() {
    forEachWindow { window in
      window.keyboard.draw()
      let edits = window.takeEditCount()
      guard passCount > 0 || edits > 0 else { return }
      traced("commit") {
        services.commitFrame(CommittedFrame(time: services.now, passCount: passCount, drawingEdits: edits), of: ObjectIdentifier(window))
      }
    }
  }
}
