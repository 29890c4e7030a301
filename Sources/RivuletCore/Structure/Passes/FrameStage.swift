/// One kind of work in a frame, for all windows of an app.
///
/// Each stage is one type here and one line in `FrameStages`. It holds no references, because it is queried several times in each turn.
@MainActor
protocol FrameStage {
  /// Returns true if no work is waiting for the stage.
  func isQuiet(_ app: AppRuntime) -> Bool
  /// Does the waiting work. Returns false if the preceding stages must run first.
  func run(_ app: AppRuntime) -> Bool
}

extension FrameStage {
  /// Returns true, because a stage without work lists of its own follows the stages before it.
  func isQuiet(_ app: AppRuntime) -> Bool { true }
}

/// Stages that feed each other. They run in order, and repeat until no work is waiting for any of them.
struct StageLoop: FrameStage {
  let stages: [any FrameStage]
  /// The maximum number of times that the stages run. Any remaining work waits for the next frame.
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
