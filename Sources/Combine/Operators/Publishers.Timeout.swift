extension Publishers {
  /// A publisher that ends if its upstream sends nothing for some time.
  public struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The maximum time to wait for a value.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler that measures the time, and delivers the values and the completion.
    public let scheduler: Context

    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// The closure that returns the failure to end with; nil to finish normally.
    public let customError: (() -> Upstream.Failure)?

    /// Creates a publisher that ends if its upstream sends nothing for some time.
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
  /// Ends this publisher if no value arrives for some time after the subscription or the previous value. The publisher fails with the
  /// given failure, or otherwise finishes.
  public func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Self.Failure)? = nil
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
