/// Carries out the requests for scroll views, and keeps them at their limits and anchors.
struct ScrollingStage: FrameStage {
  unowned let app: AppRuntime

  var isQuiet: Bool { !app.anyWindow { !$0.scrolling.isQuiet } }

  func run() -> Bool {
    app.forEachWindow { window in
      if !window.scrolling.isQuiet { app.traced("scrolling") { window.scrolling.settle() } }
    }
    return true
  }
}
