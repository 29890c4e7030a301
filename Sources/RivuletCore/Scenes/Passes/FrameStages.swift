import RivuletGraph

/// The stages of a frame, in order, with their limits (invariant 7).
///
/// Each stage updates the part that it is named after, and may leave work for an earlier one: bodies create containers, layout creates
/// content for the space that is proposed to it, scroll views move content that has been laid out, and preferences change state. Loops
/// return to that work.
@MainActor
final class FrameStages: Companion {
  private unowned let app: AppRuntime
  private let preferences = PreferenceStage()
  private let drawing = DrawingStage()
  private let actions = ActionStage()
  /// The stages that bring structure, layout and preferences up to date with each other.
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

  /// True if no stage before drawing has work to do.
  var areQuiet: Bool { actions.isQuiet(app) && settling.isQuiet(app) }

  /// True if something needs to be redrawn.
  var hasDrawings: Bool { !drawing.isQuiet(app) }

  /// Runs the stages that one group of changes needs before the frame is shown.
  func run() {
    for stage in stages { _ = stage.run(app) }
  }

  /// Draws a frame that only moves visible content and needs no other stage.
  func draw() {
    app.passCount += 1
    _ = drawing.run(app)
  }

  /// Creates rows that are about to be scrolled into view, after the frame has been shown (B16.17).
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
      "Layout and preferences kept changing each other \(FrameLimits.passes) times in one pass; the rest waits for the next frame. Look for "
        + "a preference or geometry that depends on itself.")
    services.requestTurn()
  }
}
