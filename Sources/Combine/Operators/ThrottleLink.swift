import Foundation

/// The link for the `throttle` operator.
///
/// If a value is waiting when the upstream ends, for whatever reason, it is still delivered at its time, before the end (our choice). If
/// a value is due when another one arrives, it is delivered first, and the other value waits for the next interval.
///
/// Invariants: `waiting` is set while a delivery is scheduled, and `due` while that delivery is for a later time; `following` is set only
/// while `waiting` is.
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
  private var due: Context.SchedulerTimeType?
  private var following: Downstream.Input?
  private var ending: Subscribers.Completion<Downstream.Failure>?
  private var lastDelivery: Context.SchedulerTimeType?

  var description: String { "Throttle" }

  /// Creates a link without a subscription.
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
    let now = time.run { scheduler.now }
    let turn = lock.withLock { () -> (isFirst: Bool, last: Context.SchedulerTimeType?, former: Downstream.Input?) in
      guard ends.receiver != nil else { return (false, nil, nil) }
      if waiting == nil {
        waiting = input
        return (true, lastDelivery, nil)
      }
      if let due, scheduler.hasReached(due, by: now) { return (false, nil, keep(input, in: &following)) }
      return (false, nil, keep(input, in: &waiting))
    }
    if turn.isFirst { schedule(since: turn.last) }
    return .none
  }

  /// Stores a value if none is stored or the latest value counts. Returns the replaced value, so that the caller can release it outside
  /// the lock.
  private func keep(_ input: Downstream.Input, in place: inout Downstream.Input?) -> Downstream.Input? {
    guard place == nil || latest else { return nil }
    defer { place = input }
    return place
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let isWaiting = lock.withLock { () -> Bool in
      _ = ends.terminateUpstream()
      guard waiting != nil else { return false }
      ending = completion
      return true
    }
    if !isWaiting { time.run { scheduler.schedule { self.end(completion) } } }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    terminate().upstream?.cancel()
  }

  /// Schedules a delivery, either immediately or after the interval since the last delivery.
  private func schedule(since last: Context.SchedulerTimeType?) {
    time.run {
      guard let last, last.distance(to: scheduler.now) < interval else { return scheduler.schedule(deliver) }
      let due = last.advanced(by: interval)
      lock.withLock { self.due = due }
      scheduler.schedule(after: due, deliver)
    }
  }

  /// Delivers the waiting value, followed by the end unless another value must wait for its own time.
  private func deliver() {
    delivery.lock()
    defer { delivery.unlock() }
    let now = time.run { scheduler.now }
    let (value, receiver, isFollowed) = lock.withLock { () -> (Downstream.Input?, Downstream?, Bool) in
      defer {
        waiting = following.take()
        due = nil
      }
      lastDelivery = now
      guard waiting != nil, demand > .none else { return (waiting, nil, following != nil) }
      demand -= 1
      return (waiting, ends.downstream, following != nil)
    }
    if isFollowed { schedule(since: now) }
    if let receiver, let value {
      let more = receiver.receive(value)
      lock.withLock { demand += more }
    }
    if !isFollowed, let ending = lock.withLock({ ending }) { end(ending) }
  }

  /// Forwards the end.
  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    terminate().downstream?.receive(completion: completion)
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  private func terminate() -> (
    upstream: (any Subscription)?, downstream: Downstream?, waiting: Downstream.Input?, following: Downstream.Input?
  ) {
    lock.withLock {
      defer {
        waiting = nil
        following = nil
        ending = nil
      }
      let held = ends.terminate()
      return (held.upstream, held.downstream, waiting, following)
    }
  }
}
