import Foundation

/// A runner that executes builds one after another on a serial queue. A new build cancels the previous one.
final class BuildRunner {
  private let build: LiveBuild
  private let queue = DispatchQueue(label: "builds")
  private var task: BuildTask?
  private var number = 0
  /// The time of the save that triggered the newest build, or nil for the first build.
  private(set) var savedAt: Date?
  private let onEnd: @Sendable (Int, LiveBuild.Outcome, _ folders: Set<String>) -> Void

  /// Creates a runner for a build.
  ///
  /// - Parameter onEnd: A closure that the queue calls with the number of the build, its outcome, and the folders of the source files.
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

  /// Returns true if the newest build has the given number.
  func isNewest(_ number: Int) -> Bool { number == self.number }

  /// Prepares for future changes. Call this method when no build is pending.
  func warmUp() {
    let task = replaceTask()
    queue.async { [build] in build.warmUp(task) }
  }

  /// Cancels the running build.
  func cancel() { task?.cancel() }

  private func replaceTask() -> BuildTask {
    // Any build still running uses outdated files. The next build includes its changes.
    task?.cancel()
    let task = BuildTask(limit: LiveBuild.limit)
    self.task = task
    return task
  }
}
