package import Dispatch
package import Foundation

/// A clock that advances only when `advance` is called, for tests and for hosts without real time.
package final class VirtualTimeSource: TimeSource, @unchecked Sendable {
  private struct Entry {
    let number: UInt64
    let deadline: UInt64
    let queue: DispatchQueue
    let action: @Sendable () -> Void
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  private var nextNumber: UInt64 = 0
  private var now: UInt64 = 1_000_000_000
  private let start: Date

  /// Creates a clock that starts at the given date.
  package init(date: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    start = date
  }

  package var uptimeNanoseconds: UInt64 { lock.withLock { now } }

  package var date: Date {
    start.addingTimeInterval(Double(uptimeNanoseconds - 1_000_000_000) / 1e9)
  }

  /// The date of the machine's clock, which Foundation continues to use.
  package var foundationDate: Date { Date() }

  /// The deadline of the next due action, in nanoseconds; nil if no action is waiting.
  package var nextDeadlineNanoseconds: UInt64? {
    lock.withLock { entries.map(\.deadline).min() }
  }

  package func schedule(
    at deadlineNanoseconds: UInt64, toleranceNanoseconds: UInt64, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void
  ) -> ScheduledAction {
    let number = lock.withLock {
      nextNumber += 1
      entries.append(Entry(number: nextNumber, deadline: deadlineNanoseconds, queue: queue, action: action))
      return nextNumber
    }
    return ScheduledAction { [weak self] in self?.remove(number) }
  }

  /// Advances the clock and runs due actions, each on its queue and at its time. Actions due at the same time run in the order in which
  /// they were scheduled.
  ///
  /// The method returns after the last action has run. `settle` is awaited after each point in time and at the end, while the clock is
  /// stopped, so that a harness can wait for follow-up work before time advances.
  package func advance(
    by seconds: TimeInterval, isolation: isolated (any Actor)? = #isolation, settle: () async -> Void = {}
  ) async {
    let end = advanced(uptimeNanoseconds, by: seconds)
    while let instant = step(towards: end) {
      while let entry = takeDue() {
        await withCheckedContinuation { continuation in
          entry.queue.async {
            entry.action()
            continuation.resume()
          }
        }
      }
      await settle()
      if instant == end { break }
    }
    lock.withLock { now = max(now, end) }
    await settle()
  }

  /// Advances the clock to the next deadline that is not after `end`. Returns nil if there is none.
  private func step(towards end: UInt64) -> UInt64? {
    lock.withLock {
      guard let deadline = entries.map(\.deadline).min(), deadline <= end else { return nil }
      now = max(now, deadline)
      return now
    }
  }

  /// Removes and returns the oldest action that is due at the current time.
  private func takeDue() -> (queue: DispatchQueue, action: @Sendable () -> Void)? {
    lock.withLock {
      let due = entries.indices.filter { entries[$0].deadline <= now }
      guard let first = due.min(by: { (entries[$0].deadline, entries[$0].number) < (entries[$1].deadline, entries[$1].number) }) else {
        return nil
      }
      let entry = entries.remove(at: first)
      return (entry.queue, entry.action)
    }
  }

  /// Removes a cancelled action.
  private func remove(_ number: UInt64) {
    let removed = lock.withLock { () -> Entry? in
      entries.firstIndex { $0.number == number }.map { entries.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }
}
