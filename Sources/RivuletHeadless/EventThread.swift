import Dispatch
import Foundation
import RivuletHost

/// The thread on which headless views begin and hear of events, so that the timers which their code schedules belong to one run loop.
///
/// Where the process's first thread does not serve the main queue, as in tests, that queue runs on any thread, and the run loop of such a thread is
/// soon gone with its timers. Here each job enters the main queue, so that for the main actor nothing is different.
final class EventThread: @unchecked Sendable {
  static let shared = EventThread()

  /// Guards `jobs`.
  private let condition = NSCondition()
  private var jobs: [@Sendable () -> Void] = []

  private init() {
    let thread = Thread { [self] in
      while true { next()() }
    }
    thread.name = "events"
    thread.start()
  }

  /// Runs something on the thread, as a job of the main queue.
  @MainActor func run<Result: Sendable>(_ body: @escaping @MainActor () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      add {
        let result = DispatchQueue.main.sync { MainActor.assumeIsolated { body() } }
        continuation.resume(returning: result)
      }
    }
  }

  /// Fires the timers that are due there.
  @MainActor static func fireTimers() {
    _ = RunLoop.current.limitDate(forMode: .default)
  }

  private func add(_ job: @escaping @Sendable () -> Void) {
    condition.lock()
    defer { condition.unlock() }
    jobs.append(job)
    condition.signal()
  }

  private func next() -> @Sendable () -> Void {
    condition.lock()
    defer { condition.unlock() }
    while jobs.isEmpty { condition.wait() }
    return jobs.removeFirst()
  }
}

extension HeadlessDriver {
  /// Runs `event` as one event on the thread of events, ends its turn, and settles.
  @discardableResult
  func eventTurn<Result: Sendable>(quietHops: Int = HeadlessDriver.quietHops, _ event: @escaping @MainActor () -> Result) async -> Result {
    let result = await EventThread.shared.run { [self] in
      let result = host.inTimeScope(event)
      host.runTurn()
      return result
    }
    await settle(quietHops: quietHops)
    return result
  }

  /// Shows the view for the first time, on the thread of events.
  func begin() async {
    guard !hasBegun else { return }
    hasBegun = true
    host.holdsTurns = true
    await EventThread.shared.run { [self] in
      host.holdsTurns = false
      host.runTurn()
    }
  }
}
