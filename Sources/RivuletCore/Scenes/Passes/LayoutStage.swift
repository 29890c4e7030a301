import RivuletTree

/// Measures and places nodes. New nodes are drawn.
struct LayoutStage: FrameStage {
  func isQuiet(_ app: AppRuntime) -> Bool { !app.anyWindow { $0.layout.isDirty } }

  func run(_ app: AppRuntime) -> Bool {
    app.forEachWindow { window in
      guard window.layout.isDirty else { return }
      app.traced("layout") { app.queue.whileUpdating { window.runLayout() } }
      window.scrolling.layoutRan()
    }
    return true
  }
}
