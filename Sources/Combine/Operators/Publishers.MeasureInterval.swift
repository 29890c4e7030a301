extension Publishers {
  /// A publisher that emits the time between values, measured by a scheduler's clock.
  public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are measured.
    public let upstream: Upstream

    /// The scheduler whose clock is used.
    public let scheduler: Context

    /// Creates a publisher that emits times. The first one is measured from the subscription.
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
  /// Publishes the time between values, measured by a scheduler's clock. The options have no effect, because nothing is scheduled.
  public func measureInterval<S>(using scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.MeasureInterval<Self, S>
  where S: Scheduler {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
