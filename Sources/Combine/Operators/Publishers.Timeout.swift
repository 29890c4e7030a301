extension Publishers {
  /// A publisher that ends when its upstream sends nothing for some time.
  public struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How long a value may take.
    public let interval: Context.SchedulerTimeType.Stride

    /// What measures the time, and where values and the end are delivered.
    public let scheduler: Context

    /// What the scheduler is told.
    public let options: Context.SchedulerOptions?

    /// Gives the failure with which the publisher ends; nil if it finishes.
    public let customError: (() -> Upstream.Failure)?

    /// A publisher that ends when its upstream sends nothing for some time.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?,
      customError: (() -> Publishers.Timeout<Upstream, Context>.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let time = TimeScope()
      let courier = Courier("Timeout", subscriber) { [scheduler, options] delivery in
        time.run { scheduler.schedule(options: options, delivery) }
      }
      let alarm = Alarm(scheduler: scheduler, options: options, interval: interval, repeats: false)
      upstream.subscribe(TimeoutLink(courier, alarm: alarm, customError: customError))
    }
  }
}

extension Publisher {
  /// Ends when nothing comes for some time, counted from the subscription and from each value; with the given failure, or finished.
  public func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Self.Failure)? = nil
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
