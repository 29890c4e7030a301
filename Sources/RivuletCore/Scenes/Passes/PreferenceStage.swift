import RivuletGraph

/// Combines preferences, and delivers them to their readers. It ends a pass.
struct PreferenceStage: FrameStage {
  unowned let app: AppRuntime

  var isQuiet: Bool { app.graph.isQuiet(.preferences) }

  func run() -> Bool {
    app.passCount += 1
    combine()
    return true
  }

  /// Combines and delivers preferences outside of a pass.
  func combine() {
    app.traced("preferences") {
      app.queue.whileUpdating { _ = app.graph.flush(.preferences) }
      app.relays.deliver()
    }
  }
}
