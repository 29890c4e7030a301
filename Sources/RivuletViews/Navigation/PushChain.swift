import RivuletCore

/// Counts screens that were pushed because of each other: the actions of one push the next.
@MainActor
struct PushChain {
  private var count = 0
  private var frame = Int.min
  private var round = 0

  /// Notes that screens are about to be made; false if too many have led to them.
  mutating func allowsAnother(in app: AppRuntime) -> Bool {
    // Rounds that a frame has no room for go on in the next one.
    let goesOn = app.currentRound > 0 || app.frameNumber == frame + 1 && round >= BehaviourConstants.roundsPerFrame - 1
    if goesOn || app.frameNumber != frame { count = goesOn ? count + 1 : 0 }
    (frame, round) = (app.frameNumber, app.currentRound)
    return count < NavigationConstants.longestChain
  }
}
