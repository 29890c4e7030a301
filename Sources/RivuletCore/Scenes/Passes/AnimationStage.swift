import RivuletTree

/// Begins the animations of the changes that were made under one.
struct AnimationStage: FrameStage {
  func run(_ app: AppRuntime) -> Bool {
    app.forEachWindow { window in
      if window.animations.begin(at: app.services.now) { app.clock.follow(window.animations) }
      window.presence.finishUnmoved()
    }
    return true
  }
}
