extension Publishers {
  /// A publisher that emits arrays of the values that arrive in each interval.
  public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The strategy for grouping values.
    public let strategy: Publishers.TimeGroupingStrategy<Context>

    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that emits arrays.
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
  /// Collects values, and publishes an array of the values of each interval. The remaining values are published before the end. An
  /// interval without values produces no array (our choice).
  public func collect<S>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
