import RivuletTree

/// The stage that measures and places nodes, and draws new ones.
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
