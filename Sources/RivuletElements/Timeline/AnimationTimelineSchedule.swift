public import Foundation

/// A schedule that updates every frame, or no more often than a minimum interval.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The minimum interval, in seconds, which is at least 0. It is infinite if no date follows the first.
  let interval: TimeInterval
  let isPaused: Bool

  /// Creates a schedule that updates at a minimum interval, in seconds, or every frame if the interval is nil. A paused schedule has no
  /// frames.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(0, minimumInterval ?? 0)
    isPaused = paused
  }

  /// Returns the dates of frames starting at `start`, at the refresh rate of a common screen. A paused schedule and the low-frequency mode
  /// have no dates.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> AnimationTimelineSchedule.Entries {
    Entries(upcoming: isPaused || mode == .lowFrequency ? nil : start, interval: max(interval, 1 / 60))
  }

  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    fileprivate let interval: TimeInterval

    public mutating func next() -> Date? {
      guard let date = upcoming else { return nil }
      upcoming = interval.isFinite ? date.addingTimeInterval(interval) : nil
      return date
    }
  }
}
