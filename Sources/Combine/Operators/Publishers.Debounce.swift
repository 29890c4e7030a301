extension Publishers {
  /// A publisher that emits only values that are followed by a pause.
  public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The length of the pause.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// The scheduler that measures the pause and delivers the values.
    public let scheduler: Context

    /// The scheduler options of each delivery.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that emits only values that are followed by a pause.
    public init(upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(DebounceLink(subscriber, dueTime: dueTime, scheduler: scheduler, options: options))
    }
  }
}

extension Publisher {
  /// Publishes a value only if no other value follows it for some time. A value is dropped if there is no demand, or if the end arrives
  /// before its pause is over.
  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
