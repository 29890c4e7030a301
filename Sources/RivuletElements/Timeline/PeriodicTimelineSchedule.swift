public import Foundation
import RivuletCore

/// A schedule that updates at regular intervals.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule that updates at an interval, in seconds, beginning with `startDate`.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns dates in ascending order. The first date is the start of the interval that contains `startDate`, or the first date of the
  /// schedule if that date is later. There is only one date unless the interval is positive and finite.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    guard interval > 0, interval < .infinity else {
      RuntimeIssue.reportOnce(
        .invalidValue, typeName: "PeriodicTimelineSchedule",
        "PeriodicTimelineSchedule received \(interval) as its interval and has only one date. Pass a positive number of seconds.")
      return Entries(start: start, interval: 0, index: nil)
    }
    return Entries(start: start, interval: interval, index: max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down)))
  }

  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let start: Date
    private let interval: TimeInterval
    /// The index of the next date, counted from the start so that errors don't accumulate. It is nil for a single date without an interval.
    private var index: Double?
    private var isOver = false

    init(start: Date, interval: TimeInterval, index: Double?) {
      self.start = start
      self.interval = interval
      self.index = index
    }

    public mutating func next() -> Date? {
      if isOver { return nil }
      guard let index else {
        isOver = true
        return start
      }
      self.index = index + 1
      return start.addingTimeInterval(index * interval)
    }
  }
}
