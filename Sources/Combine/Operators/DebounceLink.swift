import Foundation

/// The link for the `debounce` operator.
///
/// If a value is due when another value or the end arrives, its pause is over, and it is delivered first (documentation of `debounce`).
/// With a pause of zero, every value would be due immediately. A new value then replaces a previous one that has not been delivered yet.
///
/// Invariant: of the waiting values, only the last one may not be due.
final class DebounceLink<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription, PipelineLink {
  /// A value whose pause is being measured, or that is due for delivery.
  private struct Candidate {
    let number: Int
    let value: Downstream.Input
    let due: Context.SchedulerTimeType
    var alarm: (any Cancellable)?
  }

  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private let time = TimeScope()
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private var ends: LinkEnds<Downstream>
  private var demand = Subscribers.Demand.none
  private var candidates: [Candidate] = []
  private var lastNumber = 0

  var description: String { "Debounce" }

  var customMirror: Mirror {
    let (downstream, demand, latest) = lock.withLock { (ends.downstream, self.demand, candidates.last?.value) }
    return Mirror(
      self, children: ["downstream": downstream.shown, "downstreamDemand": demand, "currentValue": latest as Any])
  }

  /// Creates a link without a subscription.
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
    let now = time.run { scheduler.now }
    let due = now.advanced(by: dueTime)
    let turn = lock.withLock { () -> (number: Int, replaced: Candidate?)? in
      guard ends.receiver != nil else { return nil }
      let replaced = removePending(at: now)
      lastNumber += 1
      candidates.append(Candidate(number: lastNumber, value: input, due: due))
      return (lastNumber, replaced)
    }
    guard let turn else { return .none }
    turn.replaced?.alarm?.cancel()
    let alarm = time.run {
      // A scheduler can cancel only repeating actions.
      scheduler.schedule(after: due, interval: dueTime, tolerance: scheduler.minimumTolerance, options: options) { [weak self] in
        self?.deliverCandidate(turn.number)
      }
    }
    keep(alarm, for: turn.number)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let now = time.run { scheduler.now }
    let dropped = lock.withLock { () -> Candidate? in
      _ = ends.terminateUpstream()
      return removePending(at: now)
    }
    dropped?.alarm?.cancel()
    time.run { scheduler.schedule(options: options) { self.finish(completion) } }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let held = terminate()
    for candidate in held.candidates { candidate.alarm?.cancel() }
    held.upstream?.cancel()
  }

  /// Removes and returns the value that is not due yet, if there is one. The caller must hold the lock.
  private func removePending(at now: Context.SchedulerTimeType) -> Candidate? {
    guard let last = candidates.last, dueTime <= .zero || !scheduler.hasReached(last.due, by: now) else { return nil }
    return candidates.removeLast()
  }

  /// Stores an alarm, unless its value has already been delivered, which happens with a scheduler that runs actions immediately.
  private func keep(_ alarm: any Cancellable, for number: Int) {
    let isNeeded = lock.withLock { () -> Bool in
      guard let index = candidates.lastIndex(where: { $0.number == number }) else { return false }
      candidates[index].alarm = alarm
      return true
    }
    if !isNeeded { alarm.cancel() }
  }

  /// Delivers a value whose pause is over, unless it was replaced or there is no demand.
  private func deliverCandidate(_ number: Int) {
    delivery.lock()
    defer { delivery.unlock() }
    let ripe = lock.withLock { () -> (candidate: Candidate, downstream: Downstream?)? in
      guard let index = candidates.firstIndex(where: { $0.number == number }) else { return nil }
      let candidate = candidates.remove(at: index)
      guard demand > .none else { return (candidate, nil) }
      demand -= 1
      return (candidate, ends.downstream)
    }
    ripe?.candidate.alarm?.cancel()
    guard let ripe, let receiver = ripe.downstream else { return }
    let more = receiver.receive(ripe.candidate.value)
    lock.withLock { demand += more }
  }

  /// Delivers the values that were due when the upstream ended, followed by the end.
  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    while let number = lock.withLock({ candidates.first?.number }) { deliverCandidate(number) }
    delivery.lock()
    defer { delivery.unlock() }
    terminate().downstream?.receive(completion: completion)
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  private func terminate() -> (upstream: (any Subscription)?, downstream: Downstream?, candidates: [Candidate]) {
    lock.withLock {
      defer { candidates = [] }
      let held = ends.terminate()
      return (held.upstream, held.downstream, candidates)
    }
  }
}
