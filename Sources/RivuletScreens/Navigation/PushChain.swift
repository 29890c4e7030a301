import RivuletCore

/// A counter of screens that successively push each other in their actions.
@MainActor
struct PushChain {
  /// The maximum number of screens that push each other as soon as they appear (our choice, B18.13).
  static let longest = 32

  private var count = 0
  private var frame = Int.min
  private var round = 0

  /// Records the creation of further screens. Returns false if the chain is too long.
  mutating func allowsAnother(in app: AppRuntime) -> Bool {
    // Rounds that don't fit in a frame's time continue in the next frame.
    let goesOn = app.currentRound > 0 || app.frameNumber == frame + 1 && round >= BehaviourConstants.roundsPerFrame - 1
    if goesOn || app.frameNumber != frame { count = goesOn ? count + 1 : 0 }
    (frame, round) = (app.frameNumber, app.currentRound)
    return count < Self.longest
  }
}
