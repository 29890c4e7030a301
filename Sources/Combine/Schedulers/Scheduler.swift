/// A type that determines when and where closures run, and that has a clock.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of a point in time on the scheduler's clock.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// The type of the options for running a closure; `Never` if there are none.
  associatedtype SchedulerOptions

  /// The current time.
  var now: Self.SchedulerTimeType { get }

  /// The minimum tolerance that the scheduler supports.
  var minimumTolerance: Self.SchedulerTimeType.Stride { get }

  /// Runs a closure as soon as possible.
  func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure at a point in time, or later within the tolerance.
  func schedule(
    after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Runs a closure at a point in time and repeatedly at each interval, until the returned value is cancelled.
  func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, tolerance: Self.SchedulerTimeType.Stride,
    options: Self.SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure at a point in time, with the minimum tolerance.
  public func schedule(after date: Self.SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs a closure at a point in time, or later within the tolerance.
  public func schedule(after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure at a point in time and repeatedly at each interval, until the returned value is cancelled.
  public func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, tolerance: Self.SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure at a point in time and repeatedly at each interval, with the minimum tolerance, until the returned value is cancelled.
  public func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

extension Scheduler {
  /// Returns true if a point in time has been reached, tolerating the rounding errors of schedulers that measure in seconds.
  func hasReached(_ instant: SchedulerTimeType, by now: SchedulerTimeType) -> Bool {
    now.distance(to: instant) <= .microseconds(1)
  }
}
