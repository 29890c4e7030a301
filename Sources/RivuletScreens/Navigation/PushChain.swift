import RivuletCore

/// A counter for screens that push one another, each in an action of the previous one.
@MainActor
struct PushChain {
  /// The maximum number of screens that push one another, each as soon as it appears (our choice, B18.13).
  static let longest = 32

  private var count = 0
  private var frame = Int.min
  private var round = 0

  /// Records that screens are about to be created. Returns false if the chain that led to them is too long.
  mutating func allowsAnother(in app: AppRuntime) -> Bool {
    // Rounds that do not fit into a frame's time continue in the next frame.
    let goesOn = app.currentRound > 0 || app.frameNumber == frame + 1 && round >= BehaviourConstants.roundsPerFrame - 1
    if goesOn || app.frameNumber != frame { count = goesOn ? count + 1 : 0 }
    (frame, round) = (app.frameNumber, app.currentRound)
    return count < Self.longest
  }
}
