public import Foundation

/// The dates of a sequence.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule where Entries: Sequence, Entries.Element == Date {
  private let dates: Entries

  /// The dates of a sequence in ascending order; one that comes before its predecessor is passed over.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The sequence as it was given.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

@available(*, unavailable)
extension ExplicitTimelineSchedule: Sendable {}
