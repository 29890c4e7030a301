public import Foundation

extension RunLoop: Scheduler {
  /// The options for running a closure on a run loop. The type is empty.
  public struct SchedulerOptions {}

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public var now: SchedulerTimeType {
    SchedulerTimeType(CombineTime.source.date)
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    lane.run(action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    lane.run(at: date.date, tolerance: tolerance.timeInterval, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable(lane.run(from: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, action))
  }

  /// The lane to this run loop, in its default mode.
  private var lane: Lane {
    lane(mode: .default)
  }
}
