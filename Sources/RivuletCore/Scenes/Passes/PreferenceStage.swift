import RivuletGraph

/// The stage that combines preferences and delivers them to their readers. It concludes a pass.
struct PreferenceStage: FrameStage {
  func isQuiet(_ app: AppRuntime) -> Bool { app.graph.isQuiet(.preferences) }

  func run(_ app: AppRuntime) -> Bool {
    app.passCount += 1
    combine(app)
    return true
  }

  /// Combines and delivers preferences outside a pass.
  func combine(_ app: AppRuntime) {
    app.traced("preferences") {
      app.queue.whileUpdating { _ = app.graph.flush(.preferences) }
      app.relays.deliver()
    }
  }
}
