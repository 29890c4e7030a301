import RivuletCore

/// A counter of screens that were pushed because of each other, when the actions of one push the next.
@MainActor
struct PushChain {
  /// The largest number of screens that push each other, each as soon as it appears (our choice, B18.13).
  static let longest = 32

  private var count = 0
  private var frame = Int.min
  private var round = 0

  /// Records that screens are about to be made. Returns false if too many led to them.
  mutating func allowsAnother(in app: AppRuntime) -> Bool {
    // Rounds for which a frame has no time continue in the next frame.
    let goesOn = app.currentRound > 0 || app.frameNumber == frame + 1 && round >= BehaviourConstants.roundsPerFrame - 1
    if goesOn || app.frameNumber != frame { count = goesOn ? count + 1 : 0 }
    (frame, round) = (app.frameNumber, app.currentRound)
    return count < Self.longest
  }
}
