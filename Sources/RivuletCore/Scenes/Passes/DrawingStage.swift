import RivuletTree

/// Draws the nodes that have changed and are not new.
struct DrawingStage: FrameStage {
  unowned let app: AppRuntime

  /// True if nothing must be redrawn.
  var isQuiet: Bool { !app.anyWindow { $0.layout.hasDrawings } }

  func run() -> Bool {
    app.traced("drawing") { app.queue.whileUpdating { app.forEachWindow { $0.layout.runDrawing() } } }
    return true
  }
}
