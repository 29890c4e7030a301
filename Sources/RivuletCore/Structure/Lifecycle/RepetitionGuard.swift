/// Stops actions that repeatedly trigger themselves within one frame (B5.24).
@MainActor
package final class RepetitionGuard {
  private unowned let tree: ViewTree
  private var frame = -1
  private var round = -1
  private var rounds = 0
  private var hasWarned = false

  package init(tree: ViewTree) {
    self.tree = tree
  }

  /// Returns true if the action may run in this round of the frame. The first action stopped in a frame is reported.
  package func allows(actionName: String) -> Bool {
    if frame != tree.app.frameNumber {
      frame = tree.app.frameNumber
      round = -1
      rounds = 0
      hasWarned = false
    }
    if round != tree.app.currentRound {
      round = tree.app.currentRound
      rounds += 1
    }
    if rounds <= FrameLimits.actionRounds { return true }
    if !hasWarned {
      hasWarned = true
      RuntimeIssue.report(
        .updatedTooOften, typeName: actionName,
        "\(actionName) action tried to update multiple times per frame; further rounds in this frame are dropped. "
          + "Do not change a value in the action that observes it.")
    }
    return false
  }
}
