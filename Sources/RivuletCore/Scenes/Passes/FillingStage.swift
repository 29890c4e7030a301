/// Makes the rows that are about to be seen in lazy containers.
struct FillingStage: FrameStage {
  unowned let app: AppRuntime

  var isQuiet: Bool { !app.anyWindow { !$0.lazyContents.isQuiet } }

  /// Returns false if layout must run again.
  func run() -> Bool {
    var needsLayout = false
    app.forEachWindow { window in
      window.geometry.tellWatches()
      if !window.lazyContents.isQuiet, app.traced("filling", { window.lazyContents.fill() }) { needsLayout = true }
      if app.structure.isQuiet { window.presence.prepare() }
    }
    return !needsLayout
  }
}
