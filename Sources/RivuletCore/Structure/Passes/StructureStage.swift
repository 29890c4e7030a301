import RivuletGraph
import RivuletTree

/// Runs the rules that create bodies and nodes, and collects the elements of containers.
struct StructureStage: FrameStage {
  func isQuiet(_ app: AppRuntime) -> Bool {
    app.graph.isQuiet(.structure) && app.collecting.isEmpty && app.subviews.isEmpty
  }

  func run(_ app: AppRuntime) -> Bool {
    guard !isQuiet(app) else { return true }
    let subviews = app.subviews
    app.traced("structure") {
      repeat {
        app.queue.whileUpdating { _ = app.graph.flush(.structure) }
        if !subviews.collectInnermost() { collect(app) }
        if isQuiet(app) { app.forEachWindow { $0.presence.prepare() } }
      } while !isQuiet(app)
    }
    return true
  }

  private func collect(_ app: AppRuntime) {
    app.collecting.drain { if $0.scope.isRemoved { $0.needsCollection = false } else { $0.collectContents() } }
  }
}

extension AppRuntime {
  /// True if no structural updates are pending.
  var structureIsQuiet: Bool { StructureStage().isQuiet(self) }

  /// Updates the structure of newly created rows.
  func bringStructureUpToDate() { _ = StructureStage().run(self) }
}
