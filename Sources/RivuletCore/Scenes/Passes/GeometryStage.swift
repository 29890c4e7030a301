/// The stage that notifies geometry readers of moved views and updates the positions of matched views.
struct GeometryStage: FrameStage {
  func run(_ app: AppRuntime) -> Bool {
    app.forEachWindow { window in
      window.geometry.refresh()
      var rounds = 0
      while rounds < FrameLimits.levels, app.queue.whileUpdating({ window.matches.refresh() }) {
        rounds += 1
        window.geometry.refresh()
      }
    }
    return true
  }
}
