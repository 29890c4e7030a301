import RivuletTree

/// The stage that redraws existing nodes that have changed.
struct DrawingStage: FrameStage {
  /// True if no node needs to be redrawn.
  func isQuiet(_ app: AppRuntime) -> Bool { !app.anyWindow { $0.layout.hasDrawings } }

  func run(_ app: AppRuntime) -> Bool {
    app.traced("drawing") { app.queue.whileUpdating { app.forEachWindow { $0.layout.runDrawing() } } }
    return true
  }
}
