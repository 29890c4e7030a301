extension Publishers {
  /// A publisher that delivers values and the completion on a scheduler, always asynchronously (B10.08) and in order.
  public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The scheduler that delivers the values.
    public let scheduler: Context

    /// The scheduler options of each delivery.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delivers values on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let time = TimeScope()
      upstream.subscribe(
        Courier("ReceiveOn", subscriber) { [scheduler, options] delivery in
          time.run { scheduler.schedule(options: options, delivery) }
        })
    }
  }
}

extension Publisher {
  /// Delivers values and the completion on a scheduler. Requests and cancellation don't use the scheduler.
  public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> where S: Scheduler {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
