import Foundation
import RivuletCore

/// The dates of a schedule, in the order in which they come due.
struct TimelineDates<Iterator: IteratorProtocol<Date>> {
  /// The tolerance for inaccurate clocks, in seconds. A date within the tolerance is due.
  static var tolerance: TimeInterval { 0.0005 }
  /// The minimum time between two updates of a view, in seconds.
  static var shortest: TimeInterval { 1 / 240 }
  /// The maximum distance, in seconds, between two dates in one turn that count as the same moment.
  private static var sameMoment: TimeInterval { 1 }
  /// The maximum number of past dates. A schedule with more past dates never reaches the current date.
  private static var limit: Int { 100_000 }

  /// The iterator, or nil when no more dates follow.
  private var iterator: Iterator?
  /// The last due date. Before the first due date, it is the start time.
  var current = Date.distantPast
  /// The next date, or nil if there is none.
  private var upcoming: Date?
  private var hasDueDate = false
  /// The offset from the timer clock to the dates of the schedule, in seconds.
  private var shift: TimeInterval = 0

  /// The last due date on the timer clock.
  private var currentOnClock: Date { current.addingTimeInterval(-shift) }

  /// The next date on the timer clock, or nil if there is none.
  var upcomingOnClock: Date? { upcoming?.addingTimeInterval(-shift) }

  /// Removes all dates and sets the current date to `now`.
  mutating func begin(at now: Date) {
    (iterator, current, upcoming, hasDueDate, shift) = (nil, now, nil, false, 0)
  }

  /// Starts with the dates of a schedule. The `entries` closure returns the dates starting at a given date.
  ///
  /// A schedule whose first date belongs to Foundation's clock is shifted as a whole (`DateClock`). If its last due date is less than a
  /// second old, that date counts as now. Otherwise, its next date is due after the time that remains on Foundation's clock.
  mutating func begin(at now: Date, foundationDate: Date, _ entries: (Date) -> Iterator) {
    begin(at: now)
    var first = entries(now)
    guard let date = first.next() else { return }
    (iterator, upcoming) = (first, date)
    guard DateClock.offset(of: date, at: now, foundationDate: foundationDate) != 0 else { return }
    // A single-pass sequence does not return its first date again.
    (iterator, current) = (entries(foundationDate), foundationDate)
    pass(to: foundationDate)
    let isCurrent = hasDueDate && DateClock.isCurrent(current, foundationDate: foundationDate)
    shift = DateClock.offset(of: isCurrent ? current : upcoming ?? foundationDate, at: now, foundationDate: foundationDate)
  }

  /// Returns true if the last due date coincides with another schedule's last due date.
  func coincides(of other: Self) -> Bool { abs(currentOnClock.timeIntervalSince(other.currentOnClock)) < Self.sameMoment }

  /// Advances to the last date that is due at a time on the timer clock.
  mutating func advance(to now: Date) { pass(to: now.addingTimeInterval(shift)) }

  /// Advances to the last due date. Dates that are not finite or that come before their predecessor are skipped.
  private mutating func pass(to now: Date) {
    let now = now.addingTimeInterval(Self.tolerance)
    for _ in 0..<Self.limit {
      guard let date = upcoming ?? iterator?.next() else {
        iterator = nil
        return
      }
      if date > now {
        upcoming = date
        return
      }
      upcoming = nil
      guard date.timeIntervalSinceReferenceDate.isFinite, !hasDueDate || date > current else { continue }
      (current, hasDueDate) = (date, true)
    }
    iterator = nil
    RuntimeIssue.reportOnce(
      .invalidValue, typeName: "TimelineView",
      "A TimelineView schedule provided \(Self.limit) dates, none of them in the future; the view is not updated. Begin with the date "
        + "that entries(from:mode:) receives.")
  }
}
