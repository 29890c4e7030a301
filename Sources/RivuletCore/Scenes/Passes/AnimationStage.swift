import RivuletTree

/// The stage that starts the animations of recorded changes.
struct AnimationStage: FrameStage {
  func run(_ app: AppRuntime) -> Bool {
    app.forEachWindow { window in
      if window.animations.begin(at: app.services.now) { app.clock.follow(window.animations) }
      window.presence.finishUnmoved()
    }
    return true
  }
}
