public import Foundation

extension RunLoop: Scheduler {
  /// How a closure is run; there is nothing to say about it.
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
    let source = CombineTime.source
    lane.run(
      at: source.uptimeNanoseconds(at: date.date), tolerance: source.advanced(0, by: tolerance.timeInterval), source: source, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let source = CombineTime.source
    return AnyCancellable(
      lane.run(
        from: source.uptimeNanoseconds(at: date.date), every: source.advanced(0, by: interval.timeInterval),
        tolerance: source.advanced(0, by: tolerance.timeInterval), source: source, action))
  }

  /// The way to this run loop, in its default mode.
  private var lane: Lane {
    lane(mode: .default)
  }
}
