import Combine
package import Foundation

/// The clock that a view's dates belong to.
///
/// An app reads the current date from Foundation, which returns the machine's date even if the timer clock is virtual. Therefore, a date
/// belongs to Foundation's clock if it is nearer to Foundation's date than to the timer clock. The first date determines the clock. From
/// then on, time passes as on the timer clock.
package struct DateClock: Sendable {
  /// The minimum difference between Foundation's clock and the timer clock for them to count as separate clocks, in seconds.
  private static let distance: TimeInterval = 60
  /// The maximum age of a date on Foundation's clock that counts as the current date, in seconds.
  private static let age: TimeInterval = 1
  /// The increment to which the time until a date on Foundation's clock is rounded, in seconds.
  private static let step: TimeInterval = 0.1

  /// The offset from the timer clock to the dates of the view, in seconds, or nil before the first date.
  private var offset: TimeInterval?

  package init() {}

  /// Returns the current time on the clock that a date belongs to.
  package mutating func now(for date: Date) -> Date {
    let source = CombineTime.source
    let now = source.date
    let offset = self.offset ?? Self.offset(of: date, at: now, foundationDate: source.foundationDate)
    self.offset = offset
    return now.addingTimeInterval(offset)
  }

  /// Returns the time on the timer clock that corresponds to a date.
  package func timerDate(of date: Date) -> Date { date.addingTimeInterval(-(offset ?? 0)) }

  /// Returns the offset from the timer clock to the clock of a date, in seconds.
  ///
  /// A date on Foundation's clock that is less than a second old is the current date. Otherwise the distance from the current date is
  /// rounded to tenths of a second, so that it does not depend on the speed of the machine.
  static func offset(of date: Date, at now: Date, foundationDate: Date) -> TimeInterval {
    guard abs(foundationDate.timeIntervalSince(now)) > distance,
      abs(date.timeIntervalSince(foundationDate)) < abs(date.timeIntervalSince(now))
    else { return 0 }
    let left = date.timeIntervalSince(foundationDate)
    let rounded = isCurrent(date, foundationDate: foundationDate) ? 0 : (left / step).rounded() * step
    return date.timeIntervalSince(now) - rounded
  }

  /// Returns true if a date on Foundation's clock counts as the current date.
  static func isCurrent(_ date: Date, foundationDate: Date) -> Bool {
    let left = date.timeIntervalSince(foundationDate)
    return left <= 0 && left > -age
  }
}
