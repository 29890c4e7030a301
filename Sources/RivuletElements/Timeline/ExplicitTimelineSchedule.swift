public import Foundation

/// A schedule of explicit dates.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule where Entries: Sequence, Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from dates in ascending order. A date before its predecessor is skipped.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Returns the dates of the schedule, unchanged.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

@available(*, unavailable)
extension ExplicitTimelineSchedule: Sendable {}
