import Foundation

/// The link of the `debounce` operator.
///
/// Invariants: `latest` is set while a pause is measured; an alarm acts only if its number is still `round`.
final class DebounceLink<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription, PipelineLink {
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private let time = TimeScope()
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private var ends: LinkEnds<Downstream>
  private var demand = Subscribers.Demand.none
  private var latest: Downstream.Input?
  private var alarm: (any Cancellable)?
  private var round = 0

  var description: String { "Debounce" }

  var customMirror: Mirror {
    let (downstream, demand, latest) = lock.withLock { (ends.downstream, self.demand, self.latest) }
    return Mirror(
      self, children: ["downstream": downstream.shown, "downstreamDemand": demand, "currentValue": latest as Any])
  }

  /// A link that is not attached yet.
  init(_ downstream: Downstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?) {
    ends = LinkEnds(downstream)
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.options = options
  }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock { ends.accept(subscription) }
    guard let receiver else { return subscription.cancel() }
    receiver.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let turn = lock.withLock { () -> (round: Int, former: Downstream.Input?, alarm: (any Cancellable)?)? in
      guard ends.receiver != nil else { return nil }
      round += 1
      defer {
        latest = input
        alarm = nil
      }
      return (round, latest, alarm)
    }
    guard let turn else { return .none }
    turn.alarm?.cancel()
    let newAlarm = time.run {
      scheduler.schedule(
        after: scheduler.now.advanced(by: dueTime), interval: dueTime, tolerance: scheduler.minimumTolerance, options: options
      ) { [weak self] in self?.ring(turn.round) }
    }
    keep(newAlarm, for: turn.round)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let cancelled = lock.withLock { () -> (any Cancellable)? in
      round += 1
      _ = ends.terminateUpstream()
      defer { alarm = nil }
      return alarm
    }
    cancelled?.cancel()
    time.run { scheduler.schedule(options: options) { self.terminate().downstream?.receive(completion: completion) } }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive(in: description)
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let held = terminate()
    held.alarm?.cancel()
    held.upstream?.cancel()
  }

  /// Keeps an alarm unless its round is over already, as it is with a scheduler that runs everything at once.
  private func keep(_ alarm: any Cancellable, for round: Int) {
    let isOver = lock.withLock { () -> Bool in
      guard round == self.round, latest != nil else { return true }
      self.alarm = alarm
      return false
    }
    if isOver { alarm.cancel() }
  }

  /// Delivers the value of a round, if that is the latest.
  private func ring(_ round: Int) {
    delivery.lock()
    defer { delivery.unlock() }
    let due = lock.withLock { () -> (value: Downstream.Input, downstream: Downstream?, alarm: (any Cancellable)?)? in
      guard round == self.round, let value = latest else { return nil }
      defer {
        latest = nil
        alarm = nil
      }
      guard demand > .none else { return (value, nil, alarm) }
      demand -= 1
      return (value, ends.downstream, alarm)
    }
    due?.alarm?.cancel()
    guard let due, let receiver = due.downstream else { return }
    let more = receiver.receive(due.value)
    lock.withLock { demand += more }
  }

  /// Ends the link and gives what it held, so that nothing of it is released under the lock.
  private func terminate() -> (
    upstream: (any Subscription)?, downstream: Downstream?, alarm: (any Cancellable)?, latest: Downstream.Input?
  ) {
    lock.withLock {
      round += 1
      defer {
        alarm = nil
        latest = nil
      }
      let held = ends.terminate()
      return (held.upstream, held.downstream, alarm, latest)
    }
  }
}
