public import Foundation
import RivuletCore

/// Dates that are the same time apart.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Dates that are some seconds apart, the first of them `startDate`.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Dates in ascending order, the first at the beginning of the interval that `startDate` lies in, or the first of all if that is still to
  /// come. Only one, if the interval is no positive finite number.
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
    /// Counted from the start, so that no error adds up; nil for one date without an interval.
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
