extension Publishers {
  /// A publisher of arrays of the values that came in each interval.
  public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How values are gathered.
    public let strategy: Publishers.TimeGroupingStrategy<Context>

    /// What the scheduler is told.
    public let options: Context.SchedulerOptions?

    /// A publisher of arrays.
    public init(upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      upstream.subscribe(CollectByTimeLink(subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Publishes arrays of what came in each interval, and before the end what is left over. An interval in which nothing came gives no array
  /// (our choice).
  public func collect<S>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
