/// One kind of work in a frame, performed for all windows of an app.
///
/// Each stage consists of a type that conforms to this protocol and a line in `FrameStages`. A stage holds no references, because it's
/// queried several times in each turn.
@MainActor
protocol FrameStage {
  /// Returns true if no work is waiting for this stage.
  func isQuiet(_ app: AppRuntime) -> Bool
  /// Performs the waiting work. Returns false if the preceding stages must run first.
  func run(_ app: AppRuntime) -> Bool
}

extension FrameStage {
  /// Returns true, because a stage without its own work lists depends on the preceding stages.
  func isQuiet(_ app: AppRuntime) -> Bool { true }
}

/// A sequence of stages that create work for each other. The stages run in order, repeatedly, until no work is waiting for any of them.
struct StageLoop: FrameStage {
  let stages: [any FrameStage]
  /// The maximum number of repetitions. Any remaining work waits for the next frame.
  let limit: Int
  /// Called if work remains after the maximum number of repetitions.
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
