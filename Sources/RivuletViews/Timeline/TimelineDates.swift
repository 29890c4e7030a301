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

  /// Nil when no date follows.
  var iterator: Iterator?
  /// The date that has come last; before the first, when it was begun.
  var current = Date.distantPast
  /// The date that comes next; nil if none does.
  private(set) var upcoming: Date?
  private var hasCome = false

  /// Forgets all dates.
  mutating func begin(at now: Date) {
    iterator = nil
    (current, upcoming, hasCome) = (now, nil, false)
  }

  /// Goes on to the last date that has come. Dates that are none, or come before their predecessors, are passed over.
  mutating func advance(to now: Date) {
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
