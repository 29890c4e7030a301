import Foundation

/// Runs builds one after the other on a queue of their own. A newer one ends the one before.
final class BuildRunner {
  private let build: LiveBuild
  private let queue = DispatchQueue(label: "builds")
  private var task: BuildTask?
  private var number = 0
  /// The moment of the save that the newest build is for; nil for the first build.
  private(set) var savedAt: Date?
  private let onEnd: @Sendable (Int, LiveBuild.Outcome, _ folders: Set<String>) -> Void

  /// - Parameter onEnd: Called on the queue with the number of the build, and the folders of the source files.
  init(_ build: LiveBuild, onEnd: @escaping @Sendable (Int, LiveBuild.Outcome, _ folders: Set<String>) -> Void) {
    (self.build, self.onEnd) = (build, onEnd)
  }

  /// Starts a build.
  func start(_ change: FileWatcher.Change, savedAt: Date?) {
    let task = replaceTask()
    self.savedAt = savedAt
    number += 1
    queue.async { [build, onEnd, number] in
      let outcome = build.build(change, task)
      onEnd(number, outcome, build.sourceFolders)
    }
  }

  /// True for the number of the newest build.
  func isNewest(_ number: Int) -> Bool { number == self.number }

  /// Makes ready what further changes might need. Call it while nothing else is to do.
  func warmUp() {
    let task = replaceTask()
    queue.async { [build] in build.warmUp(task) }
  }

  /// Ends what runs.
  func cancel() { task?.cancel() }

  private func replaceTask() -> BuildTask {
    // A build that still runs is for files that are not there any more. What it was for is for the next one.
    task?.cancel()
    let task = BuildTask(limit: LiveBuild.limit)
    self.task = task
    return task
  }
}
