extension Publishers {
  /// A publisher that delivers values and the end some time later, on a scheduler, in order.
  public struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How much later they are delivered.
    public let interval: Context.SchedulerTimeType.Stride

    /// How much later than that is tolerated.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// Where they are delivered.
    public let scheduler: Context

    /// What the scheduler is told about each delivery.
    public let options: Context.SchedulerOptions?

    /// A publisher that delivers later.
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
  /// Delivers values and the end some time later, on a scheduler.
  public func delay<S>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> where S: Scheduler {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler, options: options)
  }
}
