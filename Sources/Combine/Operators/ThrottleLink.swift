import Foundation

/// The link of the `throttle` operator. A value that waits when the upstream finishes is still delivered at its time, before the end (our
/// choice).
///
/// Invariant: `waiting` is set while a delivery is scheduled.
final class ThrottleLink<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription, PipelineLink {
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private let time = TimeScope()
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private var ends: LinkEnds<Downstream>
  private var demand = Subscribers.Demand.none
  private var waiting: Downstream.Input?
  private var ending: Subscribers.Completion<Downstream.Failure>?
  private var lastDelivery: Context.SchedulerTimeType?

  var description: String { "Throttle" }

  /// A link that is not attached yet.
  init(_ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
    ends = LinkEnds(downstream)
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
  }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock { ends.accept(subscription) }
    guard let receiver else { return subscription.cancel() }
    receiver.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let turn = lock.withLock { () -> (isFirst: Bool, last: Context.SchedulerTimeType?, former: Downstream.Input?) in
      guard ends.receiver != nil else { return (false, nil, nil) }
      let former = waiting
      if former == nil || latest { waiting = input }
      return (former == nil, lastDelivery, former)
    }
    if turn.isFirst { schedule(since: turn.last) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let isWaiting = lock.withLock { () -> Bool in
      _ = ends.terminateUpstream()
      guard case .finished = completion, waiting != nil else { return false }
      ending = completion
      return true
    }
    if !isWaiting { time.run { scheduler.schedule { self.end(completion) } } }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive(in: description)
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    terminate().upstream?.cancel()
  }

  /// Schedules a delivery: now, or when the interval since the last one is over.
  private func schedule(since last: Context.SchedulerTimeType?) {
    time.run {
      if let last, last.distance(to: scheduler.now) < interval {
        scheduler.schedule(after: last.advanced(by: interval), deliver)
      } else {
        scheduler.schedule(deliver)
      }
    }
  }

  /// Delivers the value that waits, and the end if that waits for it.
  private func deliver() {
    delivery.lock()
    defer { delivery.unlock() }
    let now = time.run { scheduler.now }
    let (value, receiver, ending) = lock.withLock {
      () -> (Downstream.Input?, Downstream?, Subscribers.Completion<Downstream.Failure>?) in
      defer { waiting = nil }
      lastDelivery = now
      guard waiting != nil, demand > .none else { return (waiting, nil, self.ending) }
      demand -= 1
      return (waiting, ends.downstream, self.ending)
    }
    if let receiver, let value {
      let more = receiver.receive(value)
      lock.withLock { demand += more }
    }
    if let ending { end(ending) }
  }

  /// Passes the end on.
  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    terminate().downstream?.receive(completion: completion)
  }

  /// Ends the link and gives what it held, so that nothing of it is released under the lock.
  private func terminate() -> (upstream: (any Subscription)?, downstream: Downstream?, waiting: Downstream.Input?) {
    lock.withLock {
      defer {
        waiting = nil
        ending = nil
      }
      let held = ends.terminate()
      return (held.upstream, held.downstream, waiting)
    }
  }
}
