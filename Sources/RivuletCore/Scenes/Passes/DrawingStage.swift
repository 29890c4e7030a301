import RivuletTree

/// Draws the nodes that have changed and are not new.
struct DrawingStage: FrameStage {
  /// True if nothing needs to be redrawn.
  func isQuiet(_ app: AppRuntime) -> Bool { !app.anyWindow { $0.layout.hasDrawings } }

  func run(_ app: AppRuntime) -> Bool {
    app.traced("drawing") { app.queue.whileUpdating { app.forEachWindow { $0.layout.runDrawing() } } }
    return true
  }
}
