public import Foundation

/// Every frame, or every one that comes some time after the one before.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// At least 0; infinite where no date follows the first.
  let interval: TimeInterval
  let isPaused: Bool

  /// Frames that are at least so many seconds apart, nil meaning each one; none while it is paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(0, minimumInterval ?? 0)
    isPaused = paused
  }

  /// The dates of frames from `start` on, as they are on a usual screen; none when it is paused or frames are to be rare.
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
