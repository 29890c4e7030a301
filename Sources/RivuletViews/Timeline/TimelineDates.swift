import Foundation
import RivuletCore

/// The dates of a schedule as they come.
struct TimelineDates<Iterator: IteratorProtocol<Date>> {
  /// What clocks may be wrong by, in seconds: a date that is so near has come.
  static var tolerance: TimeInterval { 0.0005 }
  /// In seconds; no view is made anew sooner than that after the last time.
  static var shortest: TimeInterval { 1 / 240 }
  /// More dates than that in the past mean that a schedule never gets to now.
  private static var limit: Int { 100_000 }

  /// In seconds; Foundation's clock and the clock of timers are two clocks if they are further apart.
  private static var distance: TimeInterval { 60 }
  /// In seconds; a date of Foundation's clock that has come no longer ago than that was read as the present one.
  private static var age: TimeInterval { 1 }
  /// In seconds; the time until a date of Foundation's clock is rounded to it.
  private static var step: TimeInterval { 0.1 }

  /// Nil when no date follows.
  private var iterator: Iterator?
  /// The date that has come last; before the first, when it was begun.
  var current = Date.distantPast
  /// The date that comes next; nil if none does.
  private var upcoming: Date?
  private var hasCome = false
  /// Seconds from a date on the clock of timers to the date of the schedule that comes then.
  private var shift: TimeInterval = 0

  /// The date that comes next, on the clock of timers; nil if none does.
  var upcomingOnClock: Date? { upcoming?.addingTimeInterval(-shift) }

  /// Forgets all dates. The content is made for now.
  mutating func begin(at now: Date) {
    (iterator, current, upcoming, hasCome, shift) = (nil, now, nil, false, 0)
  }

  /// Begins with the dates of a schedule, which it gives from a date on.
  ///
  /// Code of the app reads the present date from Foundation, which goes on to show the machine's where the clock of timers is virtual. A
  /// schedule whose first date is nearer to Foundation's present than to the present of the clock is therefore one of Foundation's dates. Such a
  /// schedule is shifted as a whole: its last date that has come within the last second is now; without one, its next date comes after the time
  /// that is left until then by Foundation, in tenths of a second.
  mutating func begin(at now: Date, foundationDate: Date, _ entries: (Date) -> Iterator) {
    begin(at: now)
    var first = entries(now)
    guard let date = first.next() else { return }
    (iterator, upcoming) = (first, date)
    guard abs(foundationDate.timeIntervalSince(now)) > Self.distance,
      abs(date.timeIntervalSince(foundationDate)) < abs(date.timeIntervalSince(now))
    else { return }
    // A sequence that can be gone through only once does not give its first date again.
    (iterator, current) = (entries(foundationDate), foundationDate)
    pass(to: foundationDate)
    let age = foundationDate.timeIntervalSince(current)
    if hasCome, age < Self.age {
      shift = current.timeIntervalSince(now)
    } else if let upcoming {
      let left = (upcoming.timeIntervalSince(foundationDate) / Self.step).rounded() * Self.step
      shift = upcoming.timeIntervalSince(now) - left
    } else {
      shift = foundationDate.timeIntervalSince(now)
    }
  }

  /// Goes on to the last date that has come by a date on the clock of timers.
  mutating func advance(to now: Date) { pass(to: now.addingTimeInterval(shift)) }

  /// Goes on to the last date that has come. Dates that are none, or come before their predecessors, are passed over.
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
      guard date.timeIntervalSinceReferenceDate.isFinite, !hasCome || date > current else { continue }
      (current, hasCome) = (date, true)
    }
    iterator = nil
    RuntimeIssue.reportOnce(
      .invalidValue, typeName: "TimelineView",
      "A schedule of TimelineView gave \(Self.limit) dates without one that is still to come; the view stays as it is. Begin with the date "
        + "that entries(from:mode:) receives.")
  }
}
