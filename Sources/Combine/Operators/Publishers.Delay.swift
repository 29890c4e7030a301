extension Publishers {
  /// A publisher that delivers values and the completion on a scheduler after a delay, in order.
  public struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The length of the delay.
    public let interval: Context.SchedulerTimeType.Stride

    /// The maximum additional delay that the scheduler may introduce.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// The scheduler that delivers the values.
    public let scheduler: Context

    /// The scheduler options of each delivery.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delivers values after a delay.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let time = TimeScope()
      upstream.subscribe(
        Courier("Delay", subscriber) { [interval, tolerance, scheduler, options] delivery in
          time.run {
            scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, delivery)
          }
        })
    }
  }
}

extension Publisher {
  /// Delivers values and the completion on a scheduler after a delay.
  public func delay<S>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> where S: Scheduler {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler, options: options)
  }
}
