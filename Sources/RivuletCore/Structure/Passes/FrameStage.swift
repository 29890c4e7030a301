/// One kind of work of a frame, for all windows of an app.
///
/// A stage is one type here, and one line in `FrameStages`. It holds no references: it is asked several times in each turn.
@MainActor
protocol FrameStage {
  /// Returns true if no work waits for the stage.
  func isQuiet(_ app: AppRuntime) -> Bool
  /// Does the work that waits. Returns false if the stages before must run first.
  func run(_ app: AppRuntime) -> Bool
}

extension FrameStage {
  /// Returns true: a stage without work lists of its own follows the stages before it.
  func isQuiet(_ app: AppRuntime) -> Bool { true }
}

/// Stages that feed each other. They run in order, and again until no work waits for any of them.
struct StageLoop: FrameStage {
  let stages: [any FrameStage]
  /// The largest number of times that the stages run. The rest of the work waits for the next frame.
  let limit: Int
  /// Called if work is left at the limit.
  var onLimit: @MainActor (AppRuntime) -> Void = { _ in }

  func isQuiet(_ app: AppRuntime) -> Bool { stages.allSatisfy { $0.isQuiet(app) } }

  func run(_ app: AppRuntime) -> Bool {
    for _ in 0..<limit {
      for stage in stages { guard stage.run(app) else { break } }
      if isQuiet(app) { return true }
    }
    onLimit(app)
    return true
  }
}
