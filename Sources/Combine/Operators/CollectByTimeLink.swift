import Foundation

/// The link for the time-based `collect` operator. Values without demand keep waiting, together with later ones, and the end waits for
/// them.
///
/// The values collected at the end of an interval form an array, even if another value arrives before the scheduler has run.
///
/// Invariants: `isEnding` is set only while collected values wait for demand; the first `closedCount` of the collected values belong to
/// an interval that is over.
///
/// `lock` guards the state, and downstream runs inside the gate.
final class CollectByTimeLink<Downstream: Subscriber, Element, Context: Scheduler>: Subscriber, Subscription, PipelineLink
where Downstream.Input == [Element] {
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let gate = DeliveryGate()
  private let alarm: Alarm<Context>
  private let count: Int?
  private var ends: LinkEnds<Downstream>
  private var gathered: [Element] = []
  private var closedCount = 0
  private var demand = Subscribers.Demand.none
  private var isEnding = false

  var description: String { "CollectByTime" }

  /// Creates a link without a subscription.
  init(_ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
    ends = LinkEnds(downstream)
    count = strategy.count
    alarm = Alarm(scheduler: strategy.scheduler, options: options, interval: strategy.interval, repeats: true)
  }

  func receive(subscription: any Subscription) {
    guard let receiver = lock.withLock({ ends.accept(subscription) }) else { return subscription.cancel() }
    receiver.receive(subscription: self)
    guard lock.withLock({ ends.receiver != nil }) else { return }
    alarm.set { [weak self] in self?.ring() }
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    let isOver = alarm.isDue
    let isFull = lock.withLock { () -> Bool in
      guard ends.receiver != nil else { return false }
      if isOver, closedCount == 0 { closedCount = gathered.count }
      gathered.append(input)
      return count.map { gathered.count - closedCount >= $0 } ?? false
    }
    return isFull ? upstreamDemand(for: gate.deliver(catchUp: finishIfEnding, deliverAll)) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    gate.deliver(catchUp: finishIfEnding) {
      alarm.stop()
      let isHeard = lock.withLock {
        defer { _ = ends.terminateUpstream() }
        return ends.receiver != nil
      }
      guard isHeard else { return }
      guard case .finished = completion else {
        terminate().downstream?.receive(completion: completion)
        return
      }
      finish()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let (upstream, isEnding) = lock.withLock {
      self.demand += demand
      return (ends.upstream, self.isEnding)
    }
    if let upstream {
      let more = upstreamDemand(for: demand)
      gate.callUpstream { upstream.request(more) }
    }
    if isEnding { gate.deliverUnlessBusy(finishIfEnding) }
  }

  func cancel() {
    terminate().upstream?.cancel()
  }

  /// Delivers the values collected during an interval.
  private func ring() {
    let more = upstreamDemand(for: gate.deliver(catchUp: finishIfEnding, deliver))
    if more > .none { lock.withLock { ends.upstream }?.request(more) }
  }

  /// Delivers the remaining values and the end, or waits until the remaining values are requested. The caller must be inside the gate.
  private func finish() {
    _ = deliverAll()
    let isWaiting = lock.withLock {
      isEnding = !gathered.isEmpty
      return isEnding
    }
    // Downstream may have cancelled when it received the remaining values.
    if !isWaiting { terminate().downstream?.receive(completion: .finished) }
  }

  /// Finishes if the end has arrived. The caller must be inside the gate.
  private func finishIfEnding() {
    if lock.withLock({ isEnding }) { finish() }
  }

  /// Delivers the values of an interval that is over, and those collected since. Returns the additional demand.
  private func deliverAll() -> Subscribers.Demand {
    let hasClosed = lock.withLock { closedCount > 0 }
    let more = hasClosed ? deliver() : .none
    return more + deliver()
  }

  /// Delivers the collected values up to the end of their interval, if there is demand. Returns the additional demand.
  private func deliver() -> Subscribers.Demand {
    let group = lock.withLock { () -> (receiver: Downstream, values: [Element])? in
      let size = closedCount > 0 ? closedCount : gathered.count
      closedCount = 0
      guard demand > .none, size > 0, let receiver = ends.downstream else { return nil }
      demand -= 1
      defer { gathered = Array(gathered.dropFirst(size)) }
      return (receiver, size == gathered.count ? gathered : Array(gathered.prefix(size)))
    }
    guard let group else { return .none }
    let more = group.receiver.receive(group.values)
    lock.withLock { demand += more }
    return more
  }

  /// Converts demand for arrays to demand for values: enough to fill the arrays, or unlimited if arrays have no maximum size.
  private func upstreamDemand(for demand: Subscribers.Demand) -> Subscribers.Demand {
    guard demand > .none else { return .none }
    return count.map { demand * $0 } ?? .unlimited
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  private func terminate() -> (upstream: (any Subscription)?, downstream: Downstream?, gathered: [Element]) {
    alarm.stop()
    return lock.withLock {
      defer { gathered = [] }
      let held = ends.terminate()
      return (held.upstream, held.downstream, gathered)
    }
  }
}
