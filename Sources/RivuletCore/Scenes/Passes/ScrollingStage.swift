/// Carries out the requests for scroll views, and keeps them at their limits and anchors.
struct ScrollingStage: FrameStage {
  func isQuiet(_ app: AppRuntime) -> Bool { !app.anyWindow { !$0.scrolling.isQuiet } }

  func run(_ app: AppRuntime) -> Bool {
    app.forEachWindow { window in
      if !window.scrolling.isQuiet { app.traced("scrolling") { window.scrolling.settle() } }
    }
    return true
  }
}
