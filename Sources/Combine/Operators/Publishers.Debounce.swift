extension Publishers {
  /// A publisher of values that were followed by a pause.
  public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How long the pause must be.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// What measures the pause, and where values are delivered.
    public let scheduler: Context

    /// What the scheduler is told about each delivery.
    public let options: Context.SchedulerOptions?

    /// A publisher of values that were followed by a pause.
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
  /// Publishes a value when no other has followed it for some time. A value without demand is dropped, and so is one that the end
  /// overtakes.
  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
