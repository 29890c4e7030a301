extension Publishers {
  /// A publisher of the time between values, on a scheduler's clock.
  public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// Whose values are waited for.
    public let upstream: Upstream

    /// Whose clock is used.
    public let scheduler: Context

    /// A publisher of times; the first is counted from the subscription.
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
  /// Publishes the time between values, on a scheduler's clock. The options are not used: nothing is scheduled.
  public func measureInterval<S>(using scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.MeasureInterval<Self, S>
  where S: Scheduler {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
