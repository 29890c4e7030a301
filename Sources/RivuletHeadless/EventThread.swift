import Dispatch
import Foundation
import RivuletHost

/// The thread on which headless views are first shown and receive events, so that the timers their code schedules belong to one run loop.
///
/// If the process's first thread does not serve the main queue, as in tests, that queue runs on arbitrary threads. The run loop of such a
/// thread soon ends, and so do its timers. Each job of this thread enters the main queue, so the main actor's isolation still holds.
final class EventThread: @unchecked Sendable {
  static let shared = EventThread()

  /// The condition that guards `jobs`.
  private let condition = NSCondition()
  private var jobs: [any Job] = []

  private init() {
    let thread = Thread { [self] in
      while true { next().perform() }
    }
    thread.name = "events"
    thread.start()
  }

  /// Runs a closure on the thread as a main-queue job.
  @MainActor func run<Result: Sendable>(_ body: @escaping @MainActor () -> Result) async -> Result {
    await withCheckedContinuation { add(BodyJob(body, $0)) }
  }

  /// Fires the current thread's timers that are due.
  @MainActor static func fireTimers() {
    _ = RunLoop.current.limitDate(forMode: .default)
  }

  private func add(_ job: any Job) {
    condition.lock()
    defer { condition.unlock() }
    jobs.append(job)
    condition.signal()
  }

  private func next() -> any Job {
    condition.lock()
    defer { condition.unlock() }
    while jobs.isEmpty { condition.wait() }
    return jobs.removeFirst()
  }
}

/// A job that the thread performs.
private protocol Job: AnyObject {
  func perform()
}

/// A job that runs a closure, releases it, and only then resumes the waiting task, so that the thread retains nothing from the closure.
private final class BodyJob<Result: Sendable>: Job {
  private var body: (@MainActor () -> Result)?
  private let continuation: CheckedContinuation<Result, Never>

  init(_ body: @escaping @MainActor () -> Result, _ continuation: CheckedContinuation<Result, Never>) {
    self.body = body
    self.continuation = continuation
  }

  func perform() {
    guard let result = runBody() else { return }
    body = nil
    continuation.resume(returning: result)
  }

  private func runBody() -> Result? {
    guard let body else { return nil }
    return DispatchQueue.main.sync { MainActor.assumeIsolated { body() } }
  }
}

extension HeadlessDriver {
  /// Runs `event` as a single event on the event thread, ends its turn, and waits for the app to settle.
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

  /// Shows the view for the first time, on the event thread.
  func begin() async {
    guard !hasBegun else { return }
    hasBegun = true
    host.defersTurns = true
    await EventThread.shared.run { [self] in
      host.defersTurns = false
      host.runTurn()
    }
  }
}
