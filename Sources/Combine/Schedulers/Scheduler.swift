/// Where and when closures run: a queue with a clock.
public protocol Scheduler<SchedulerTimeType> {
  /// An instant on this scheduler's clock.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// What a caller may say about how a closure is run; `Never` if nothing.
  associatedtype SchedulerOptions

  /// The present instant.
  var now: Self.SchedulerTimeType { get }

  /// The least tolerance that the scheduler can keep.
  var minimumTolerance: Self.SchedulerTimeType.Stride { get }

  /// Runs a closure as soon as possible.
  func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure at some instant, or later within the tolerance.
  func schedule(
    after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Runs a closure at some instant and then again at each interval, until the returned value is cancelled.
  func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, tolerance: Self.SchedulerTimeType.Stride,
    options: Self.SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure at some instant, with the least tolerance.
  public func schedule(after date: Self.SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs a closure at some instant, or later within the tolerance.
  public func schedule(after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure at some instant and then again at each interval, until the returned value is cancelled.
  public func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, tolerance: Self.SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure at some instant and then again at each interval with the least tolerance, until the returned value is cancelled.
  public func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}
