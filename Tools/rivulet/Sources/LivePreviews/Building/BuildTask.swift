import Foundation
import Glibc
import Synchronization

/// The work of a build: compiler programs that run in sequence or in parallel, and that are terminated if the build is cancelled or exceeds
/// a time limit.
final class BuildTask: Sendable {
  private struct State {
    var running: [ObjectIdentifier: LaunchedProcess] = [:]
    var isCancelled = false
    var isLate = false
  }

  private let state = Mutex(State())
  /// The maximum time that a program may take, in seconds.
  private let limit: Double

  init(limit: Double) { self.limit = limit }

  /// True once the build is obsolete because of a newer change.
  var isCancelled: Bool { state.withLock(\.isCancelled) }
  /// True if a program was terminated because it exceeded the time limit.
  var isLate: Bool { state.withLock(\.isLate) }

  /// Terminates all programs.
  func cancel() {
    for process in state.withLock({ state in
      state.isCancelled = true
      return Array(state.running.values)
    }) { process.killTree() }
  }

  /// The result of running a program.
  struct Outcome: Sendable {
    let isDone: Bool
    let output: String
  }

  /// Runs a program to completion.
  ///
  /// - Parameter words: The path of the program, followed by its arguments.
  func run(_ words: [String], folder: String? = nil) -> Outcome {
    if isCancelled { return Outcome(isDone: false, output: "") }
    let process: LaunchedProcess
    do {
      process = try LaunchedProcess(words[0], Array(words.dropFirst()), folder: folder, mergesOutput: true)
    } catch {
      return Outcome(isDone: false, output: "error: \(error)")
    }
    let wasCancelled = state.withLock { state in
      state.running[ObjectIdentifier(process)] = process
      return state.isCancelled
    }
    if wasCancelled { process.killTree() }
    let watch = DispatchSource.makeTimerSource()
    watch.schedule(deadline: .now() + limit)
    watch.setEventHandler { [weak self, weak process] in
      self?.state.withLock { $0.isLate = true }
      process?.killTree()
    }
    watch.activate()
    let end = process.end(keeping: 1 << 20)
    watch.cancel()
    state.withLock { $0.running[ObjectIdentifier(process)] = nil }
    return Outcome(isDone: end.status == 0 && !isCancelled, output: end.errors)
  }

  /// Runs programs in parallel.
  func run(_ commands: [[String]]) -> [Outcome] {
    if commands.count == 1 { return [run(commands[0])] }
    let outcomes = Mutex<[Int: Outcome]>([:])
    DispatchQueue.concurrentPerform(iterations: commands.count) { index in
      let outcome = run(commands[index])
      outcomes.withLock { $0[index] = outcome }
    }
    return outcomes.withLock { known in commands.indices.compactMap { known[$0] } }
  }
}
