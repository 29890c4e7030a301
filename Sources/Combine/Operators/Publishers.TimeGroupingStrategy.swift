extension Publishers {
  /// A strategy for grouping values over time.
  public enum TimeGroupingStrategy<Context> where Context: Scheduler {
    /// Groups the values that arrive in each interval, as measured by a scheduler.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Groups the values that arrive in each interval, as measured by a scheduler, up to a maximum number.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publishers.TimeGroupingStrategy {
  /// The scheduler that measures the interval.
  var scheduler: Context {
    switch self {
    case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
    }
  }

  /// The interval during which values are collected.
  var interval: Context.SchedulerTimeType.Stride {
    switch self {
    case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
    }
  }

  /// The maximum number of values in a group; nil for no limit.
  var count: Int? {
    if case .byTimeOrCount(_, _, let count) = self { count } else { nil }
  }
}
