package import Dispatch
package import Foundation

/// The clock behind timers and schedulers. The real one unless a host or the test harness supplies another; see `CombineTime`.
///
/// A source has two faces of one time: `uptimeNanoseconds` never goes back, `date` is what is shown to people. They advance together.
package protocol TimeSource: Sendable {
  /// Nanoseconds since some fixed instant.
  var uptimeNanoseconds: UInt64 { get }

  /// The present date.
  var date: Date { get }

  /// The present date as code of the app reads it from Foundation. Another one than `date` where the clock is virtual.
  var foundationDate: Date { get }

  /// Runs an action on a queue once, at the deadline or later within the tolerance, always asynchronously.
  ///
  /// The source keeps the action until it has run or is cancelled. After a cancellation from the queue itself the action does not run any
  /// more.
  func schedule(
    at deadlineNanoseconds: UInt64, toleranceNanoseconds: UInt64, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void
  ) -> ScheduledAction
}

extension TimeSource {
  /// The present date of this clock, which Foundation shares.
  package var foundationDate: Date { date }

  /// The instant on the nanosecond clock at which the given date will be; the present one for dates that have passed.
  package func uptimeNanoseconds(at date: Date) -> UInt64 {
    advanced(uptimeNanoseconds, by: date.timeIntervalSince(self.date))
  }

  /// An instant some seconds later: at least the given one, at most the end of time.
  package func advanced(_ instant: UInt64, by seconds: TimeInterval) -> UInt64 {
    instant.addingReportingOverflow(nanoseconds(seconds)).partialValue < instant ? .max : instant + nanoseconds(seconds)
  }

  /// Seconds as whole nanoseconds, within what the clock can hold. Nothing for negative spans and for NaN.
  private func nanoseconds(_ seconds: TimeInterval) -> UInt64 {
    guard seconds > 0 else { return 0 }
    return UInt64(exactly: (seconds * 1e9).rounded()) ?? .max
  }
}
