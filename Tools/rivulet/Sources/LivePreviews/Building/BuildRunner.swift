import Foundation

/// Runs builds one after the other on a separate queue. A newer build cancels the previous one.
final class BuildRunner {
  private let build: LiveBuild
  private let queue = DispatchQueue(label: "builds")
  private var task: BuildTask?
  private var number = 0
  /// The time of the save that triggered the newest build; nil for the first build.
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

  /// Prepares for further changes. Call it when there is nothing else to do.
  func warmUp() {
    let task = replaceTask()
    queue.async { [build] in build.warmUp(task) }
  }

  /// Cancels the running build.
  func cancel() { task?.cancel() }

  private func replaceTask() -> BuildTask {
    // A build that is still running is based on outdated files. The next build takes over its changes.
    task?.cancel()
    let task = BuildTask(limit: LiveBuild.limit)
    self.task = task
    return task
  }
}
