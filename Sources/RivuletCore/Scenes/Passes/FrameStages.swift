import RivuletGraph

/// The stages of a frame, in order, with their limits (invariant 7).
///
/// Each stage may leave work for an earlier one: bodies create containers, layout creates content for the proposed space, scroll views move
/// content after layout, and preferences change state. Loops return to the earlier stages until that work is done.
@MainActor
final class FrameStages: Companion {
  private unowned let app: AppRuntime
  private let preferences = PreferenceStage()
  private let drawing = DrawingStage()
  private let actions = ActionStage()
  /// The loop that runs until structure, layout, and preferences are consistent.
  private let settling: StageLoop
  private let stages: [any FrameStage]

  init(_ app: AppRuntime) {
    self.app = app
    let layout: [any FrameStage] = [StructureStage(), LayoutStage(), FillingStage(), ScrollingStage(), GeometryStage()]
    settling = StageLoop(
      stages: [StageLoop(stages: layout, limit: FrameLimits.levels), preferences], limit: FrameLimits.passes,
      onLimit: { $0.reportPasses() })
    stages = [settling, ArrivalStage(settling: settling), AnimationStage(), drawing, actions]
  }

  /// True if neither the actions nor any stage before drawing has work to do.
  var areQuiet: Bool { actions.isQuiet(app) && settling.isQuiet(app) }

  /// True if any node needs to be redrawn.
  var hasDrawings: Bool { !drawing.isQuiet(app) }

  /// Runs the stages that a group of changes requires before the frame is shown.
  func run() {
    for stage in stages { _ = stage.run(app) }
  }

  /// Draws a frame that requires no other stage, because only visible content moves.
  func draw() {
    app.passCount += 1
    _ = drawing.run(app)
  }

  /// Creates rows that are about to be scrolled into view. Called after the frame has been shown (B16.17).
  func makeRowsAhead() {
    var areAny = false
    app.forEachWindow { window in
      if window.lazyContents.makeAhead() { areAny = true }
    }
    guard areAny else { return }
    app.traced("rows ahead") {
      preferences.combine(app)
      app.queue.whileUpdating { _ = app.graph.flush(.lifecycle) }
      app.forEachWindow { $0.lazyContents.settle() }
    }
  }
}

extension AppRuntime {
  var stages: FrameStages { companions.find(FrameStages(self)) }

  fileprivate func reportPasses() {
    RuntimeIssue.reportOnce(
      .updatedTooOften, typeName: "ViewTree",
      "Layout and preferences kept changing each other \(FrameLimits.passes) times in one pass; further changes wait for the next frame. "
        + "Look for a preference or geometry that depends on itself.")
    services.requestTurn()
  }
}
