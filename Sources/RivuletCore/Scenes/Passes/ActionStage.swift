import RivuletGraph

/// Runs the actions that wait until the changes have been applied. The changes they make belong to the next round.
struct ActionStage: FrameStage {
  func isQuiet(_ app: AppRuntime) -> Bool { app.actions.isEmpty && app.graph.isQuiet(.lifecycle) }

  func run(_ app: AppRuntime) -> Bool {
    app.traced("actions") {
      app.queue.whileUpdating { _ = app.graph.flush(.lifecycle) }
      app.queue.beginRound(after: app.currentRound)
      app.forEachWindow { window in
        window.focus.settle()
        window.lazyContents.settle()
      }
      if app.runsActions { app.tracer.traced(event: TracedEvent(.lifecycle)) { app.actions.drain() } } else { app.actions.discard() }
    }
    return true
  }
}
