/// One kind of work of a frame, for all windows of an app.
///
/// A stage is one type here, and one line in `FrameStages`.
@MainActor
protocol FrameStage {
  /// True if no work waits for the stage.
  var isQuiet: Bool { get }
  /// Does the work that waits. Returns false if the stages before must run first.
  func run() -> Bool
}

extension FrameStage {
  /// True: a stage without work lists of its own follows the stages before it.
  var isQuiet: Bool { true }
}

/// Stages that feed each other. They run in order, and again until no work waits for any of them.
struct StageLoop: FrameStage {
  let stages: [any FrameStage]
  /// The largest number of times that the stages run. The rest of the work waits for the next frame.
  let limit: Int
  /// Called if work is left at the limit.
  var onLimit: @MainActor () -> Void = {}

  var isQuiet: Bool { stages.allSatisfy { $0.isQuiet } }

  func run() -> Bool {
    for _ in 0..<limit {
      for stage in stages { guard stage.run() else { break } }
      if isQuiet { return true }
    }
    onLimit()
    return true
  }
}
