/// The stage that starts the transitions of views that arrived in an animated change, and updates those views.
struct ArrivalStage: FrameStage {
  let settling: StageLoop

  func run(_ app: AppRuntime) -> Bool {
    var areAny = false
    app.forEachWindow { window in
      if window.presence.showArrivals() { areAny = true }
      if window.matches.showArrivals() { areAny = true }
    }
    return areAny ? settling.run(app) : true
  }
}
