package import Dispatch
package import Foundation

/// The clock behind timers and schedulers: the real one, unless a host or the test harness supplies another; see `CombineTime`.
///
/// A source presents one time in two forms: `uptimeNanoseconds` never goes backwards, and `date` is the time that people see. They advance
/// together.
package protocol TimeSource: Sendable {
  /// The time in nanoseconds since a fixed instant.
  var uptimeNanoseconds: UInt64 { get }

  /// The current date.
  var date: Date { get }

  /// The current date as the app's code reads it from Foundation. It differs from `date` if the clock is virtual.
  var foundationDate: Date { get }

  /// Runs an action on a queue once, at the deadline or later within the tolerance, always asynchronously.
  ///
  /// The source keeps the action until it has run or is cancelled. After a cancellation from the queue itself, the action no longer runs.
  func schedule(
    at deadlineNanoseconds: UInt64, toleranceNanoseconds: UInt64, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void
  ) -> ScheduledAction
}

extension TimeSource {
  /// The current date of this clock, which Foundation shares.
  package var foundationDate: Date { date }

  /// Returns the instant of a date on the nanosecond clock; the current instant for a date that has passed.
  package func uptimeNanoseconds(at date: Date) -> UInt64 {
    advanced(uptimeNanoseconds, by: date.timeIntervalSince(self.date))
  }

  /// Returns the instant that is some seconds later: never before the given one, and never beyond the end of the clock's range.
  package func advanced(_ instant: UInt64, by seconds: TimeInterval) -> UInt64 {
    instant.addingReportingOverflow(nanoseconds(seconds)).partialValue < instant ? .max : instant + nanoseconds(seconds)
  }

  /// Returns seconds as whole nanoseconds, clamped to the range of the clock. Negative spans and NaN give zero.
  private func nanoseconds(_ seconds: TimeInterval) -> UInt64 {
    guard seconds > 0 else { return 0 }
    return UInt64(exactly: (seconds * 1e9).rounded()) ?? .max
  }
}
