import RivuletTree

/// Measures and places nodes. New nodes draw.
struct LayoutStage: FrameStage {
  unowned let app: AppRuntime

  var isQuiet: Bool { !app.anyWindow { $0.layout.isDirty } }

  func run() -> Bool {
    app.forEachWindow { window in
      guard window.layout.isDirty else { return }
      app.traced("layout") { app.queue.whileUpdating { window.runLayout() } }
      window.scrolling.layoutRan()
    }
    return true
  }
}
