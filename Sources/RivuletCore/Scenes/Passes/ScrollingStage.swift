/// The stage that performs scroll requests and keeps scroll views within their limits and at their anchors.
struct ScrollingStage: FrameStage {
  func isQuiet(_ app: AppRuntime) -> Bool { !app.anyWindow { !$0.scrolling.isQuiet } }

  func run(_ app: AppRuntime) -> Bool {
    app.forEachWindow { window in
      if !window.scrolling.isQuiet { app.traced("scrolling") { window.scrolling.settle() } }
    }
    return true
  }
}
