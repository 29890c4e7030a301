extension Publishers {
  /// A publisher of the time between values, on a scheduler's clock.
  public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are timed.
    public let upstream: Upstream

    /// The scheduler whose clock measures the time.
    public let scheduler: Context

    /// Creates a publisher of times; the first one is counted from the subscription.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Context.SchedulerTimeType.Stride {
      let time = TimeScope()
      var last: Context.SchedulerTimeType?
      let sieve = Sieve<S, Upstream.Output, Upstream.Failure>(
        "MeasureInterval", subscriber, mapFailure: { $0 }, began: { [scheduler] in last = time.run { scheduler.now } },
        decide: { [scheduler] _ in
          let now = time.run { scheduler.now }
          defer { last = now }
          return .pass((last ?? now).distance(to: now))
        })
      upstream.subscribe(sieve)
    }
  }
}

extension Publisher {
  /// Publishes the time between values, on a scheduler's clock. The options have no effect, because nothing is scheduled.
  public func measureInterval<S>(using scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.MeasureInterval<Self, S>
  where S: Scheduler {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
