public import Foundation

/// A schedule that updates at the start of every minute.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  /// Returns the starts of minutes, beginning with the minute that contains `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> EveryMinuteTimelineSchedule.Entries {
    let minutes = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
    return Entries(minutes: minutes.entries(from: startDate, mode: mode))
  }

  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var minutes: PeriodicTimelineSchedule.Entries

    public mutating func next() -> Date? { minutes.next() }
  }
}
