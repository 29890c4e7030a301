extension Publishers {
  /// How values are gathered over time.
  public enum TimeGroupingStrategy<Context> where Context: Scheduler {
    /// All that came in each interval of the scheduler's time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// All that came in each interval of the scheduler's time, but no more than a number.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publishers.TimeGroupingStrategy {
  /// Whose time counts.
  var scheduler: Context {
    switch self {
    case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
    }
  }

  /// How long values are gathered.
  var interval: Context.SchedulerTimeType.Stride {
    switch self {
    case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
    }
  }

  /// How many values are gathered at most; nil for any number.
  var count: Int? {
    if case .byTimeOrCount(_, _, let count) = self { count } else { nil }
  }
}
