package import Dispatch
package import Foundation

/// A clock that stands still until it is told to advance, for tests and for hosts without real time.
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

  /// A clock that shows the given date.
  package init(date: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    start = date
  }

  package var uptimeNanoseconds: UInt64 { lock.withLock { now } }

  package var date: Date {
    start.addingTimeInterval(Double(uptimeNanoseconds - 1_000_000_000) / 1e9)
  }

  /// The date of the machine's clock, which Foundation goes on to show.
  package var foundationDate: Date { Date() }

  /// The deadline of the action that is due next, on the nanosecond clock; nil if nothing waits.
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

  /// Moves the clock on, and on the way runs what is due, each action on its queue and at its instant, those of one instant in the order
  /// in which they were scheduled.
  ///
  /// Returns when the last action has run. `settle` is awaited after each instant and at the end, with the clock standing still, so that
  /// a harness can let follow-up work happen before time goes on.
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

  /// Moves the clock to the next deadline that is not after `end`; nil if there is none.
  private func step(towards end: UInt64) -> UInt64? {
    lock.withLock {
      guard let deadline = entries.map(\.deadline).min(), deadline <= end else { return nil }
      now = max(now, deadline)
      return now
    }
  }

  /// Takes the oldest action that is due at the present instant.
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

  /// Takes an action back.
  private func remove(_ number: UInt64) {
    let removed = lock.withLock { () -> Entry? in
      entries.firstIndex { $0.number == number }.map { entries.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }
}
