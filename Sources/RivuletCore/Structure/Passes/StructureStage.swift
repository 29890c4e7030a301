import RivuletGraph
import RivuletTree

/// Runs the rules that make bodies and nodes, and collects the elements of containers.
struct StructureStage: FrameStage {
  unowned let app: AppRuntime
  private let subviews: SubviewSources

  init(app: AppRuntime) {
    self.app = app
    subviews = app.subviews
  }

  var isQuiet: Bool { app.graph.isQuiet(.structure) && app.collecting.isEmpty && subviews.isEmpty }

  func run() -> Bool {
    guard !isQuiet else { return true }
    app.traced("structure") {
      repeat {
        app.queue.whileUpdating { _ = app.graph.flush(.structure) }
        if !subviews.collectInnermost() { collect() }
        if isQuiet { app.forEachWindow { $0.presence.prepare() } }
      } while !isQuiet
    }
    return true
  }

  private func collect() {
    app.collecting.drain { if $0.scope.isRemoved { $0.needsCollection = false } else { $0.collectContents() } }
  }
}

extension AppRuntime {
  var structure: StructureStage { StructureStage(app: self) }

  /// Brings the structure of newly made rows up to date.
  func bringStructureUpToDate() { _ = structure.run() }
}
