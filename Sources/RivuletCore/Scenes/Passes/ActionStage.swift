import RivuletGraph

/// The stage that runs the actions that are waiting for changes to be applied. Changes made by the actions belong to the next round.
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
