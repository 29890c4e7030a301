package import Dispatch
package import Foundation

/// A clock for timers and schedulers. The real clock is used unless a host or the test harness provides another one (see `CombineTime`).
///
/// A source represents time in two forms, which advance together: `uptimeNanoseconds` never decreases, and `date` is the time that people
/// see.
package protocol TimeSource: Sendable {
  /// The time in nanoseconds since a fixed point in time.
  var uptimeNanoseconds: UInt64 { get }

  /// The current date.
  var date: Date { get }

  /// The current date that the app's code gets from Foundation. It differs from `date` if the clock is virtual.
  var foundationDate: Date { get }

  /// Runs an action once on a queue, at the deadline or later within the tolerance, and always asynchronously.
  ///
  /// The source retains the action until it has run or is cancelled. If the action is cancelled on the queue, it is guaranteed not to run.
  func schedule(
    at deadlineNanoseconds: UInt64, toleranceNanoseconds: UInt64, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void
  ) -> ScheduledAction
}

extension TimeSource {
  /// The current date. By default, Foundation uses the same clock.
  package var foundationDate: Date { date }

  /// Returns the nanosecond time for a date, or the current time if the date has passed.
  package func uptimeNanoseconds(at date: Date) -> UInt64 {
    advanced(uptimeNanoseconds, by: date.timeIntervalSince(self.date))
  }

  /// Returns the time that is later by a number of seconds. The result is never before the given time or beyond the end of the clock's
  /// range.
  package func advanced(_ instant: UInt64, by seconds: TimeInterval) -> UInt64 {
    instant.addingReportingOverflow(nanoseconds(seconds)).partialValue < instant ? .max : instant + nanoseconds(seconds)
  }

  /// Converts seconds to nanoseconds, clamped to the range of the clock. Negative numbers and NaN result in zero.
  private func nanoseconds(_ seconds: TimeInterval) -> UInt64 {
    guard seconds > 0 else { return 0 }
    return UInt64(exactly: (seconds * 1e9).rounded()) ?? .max
  }
}
