/// The stage that creates the rows of lazy containers that are about to become visible.
struct FillingStage: FrameStage {
  func isQuiet(_ app: AppRuntime) -> Bool { !app.anyWindow { !$0.lazyContents.isQuiet } }

  /// Fills the lazy containers. Returns false if layout must run again.
  func run(_ app: AppRuntime) -> Bool {
    var needsLayout = false
    app.forEachWindow { window in
      window.geometry.notifyWatches()
      if !window.lazyContents.isQuiet, app.traced("filling", { window.lazyContents.fill() }) { needsLayout = true }
      if app.structureIsQuiet { window.presence.prepare() }
    }
    return !needsLayout
  }
}
