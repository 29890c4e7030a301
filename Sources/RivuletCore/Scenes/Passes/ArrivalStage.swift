/// Starts the transitions of views that have arrived in an animated change, and updates the views accordingly.
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
