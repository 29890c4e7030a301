import Foundation

/// A link that joins the values of several publishers, called its sides, into single values.
///
/// Demand is forwarded to every side (documentation of `combineLatest` and `zip`), and values in excess of it are not forwarded. The rule
/// determines how values are stored and joined. Its closures are called under the lock, and must not call client code.
///
/// Invariant: after the end, nothing is retained or forwarded.
final class Joint<Downstream: Subscriber>: Subscription {
  /// The behaviour that distinguishes `combineLatest` from `zip`.
  struct Rule {
    /// The closure that joins the current values of the sides. It returns nil if a side has no value.
    let join: () -> Downstream.Input?
    /// True if values that arrive without demand are joined when demand arrives.
    let joinsOnDemand: Bool
    /// The closure that returns true if no more values can arrive, given which sides have finished.
    let isOver: ([Bool]) -> Bool
  }

  private let lock = NSLock()
  private let gate = DeliveryGate()
  private let name: String
  private let rule: Rule
  private var downstream: Downstream?
  private var upstreams: [(any Subscription)?] = []
  private var hasFinished: [Bool] = []
  private var demand = Subscribers.Demand.none
  private var requested = Subscribers.Demand.none
  private var isIntroduced = false
  private var earlyFailure: Subscribers.Completion<Downstream.Failure>?

  /// Creates a link with its operator's name, without sides.
  init(_ name: String, _ downstream: Downstream, rule: Rule) {
    self.name = name
    self.downstream = downstream
    self.rule = rule
  }

  /// Adds a side and returns its zero-based number. All sides must be added before the first one is subscribed.
  func addSide() -> Int {
    lock.withLock {
      upstreams.append(nil)
      hasFinished.append(false)
      return hasFinished.count - 1
    }
  }

  /// Sends the link downstream as a subscription. Call this method once, after subscribing to all sides. If the end has already arrived,
  /// it is reported now.
  func introduce() {
    gate.deliver(catchUp: catchUp) {
      let receiver = lock.withLock {
        isIntroduced = true
        return downstream
      }
      receiver?.receive(subscription: self)
      guard let failure = lock.withLock({ earlyFailure }) else { return finishIfOver() }
      release().downstream?.receive(completion: failure)
    }
  }

  /// Accepts the subscription of a side, and requests the demand that arrived before it.
  func receive(_ subscription: any Subscription, side: Int) {
    let open = lock.withLock { () -> Subscribers.Demand? in
      guard downstream != nil, earlyFailure == nil, upstreams[side] == nil, !hasFinished[side] else { return nil }
      upstreams[side] = subscription
      return requested
    }
    guard let open else { return subscription.cancel() }
    if open > .none { gate.callUpstream { subscription.request(open) } }
  }

  /// Accepts a value from a side. Returns the side's additional demand.
  ///
  /// `keep` stores the value for the rule and returns the previous value, which is released outside the lock.
  func receive<Former>(side: Int, keep: () -> Former) -> Subscribers.Demand {
    gate.deliver(catchUp: catchUp) {
      let former = lock.withLock(keep)
      defer { withExtendedLifetime(former) {} }
      let more = deliverOne(from: side)
      finishIfOver()
      return more ?? .none
    }
  }

  /// Records the completion of a side.
  func receive(_ completion: Subscribers.Completion<Downstream.Failure>, side: Int) {
    gate.deliver(catchUp: catchUp) {
      switch completion {
      case .finished:
        lock.withLock {
          hasFinished[side] = true
          upstreams[side] = nil
        }
        finishIfOver()
      case .failure:
        fail(completion, side: side)
      }
    }
  }

  /// Ends the link with the failure of a side. Downstream receives the failure after the subscription.
  private func fail(_ completion: Subscribers.Completion<Downstream.Failure>, side: Int) {
    // A subscription that has failed must not be cancelled.
    let (failed, isEarly) = lock.withLock { () -> ((any Subscription)?, Bool) in
      if !isIntroduced, earlyFailure == nil { earlyFailure = completion }
      return (upstreams[side].take(), !isIntroduced)
    }
    defer { withExtendedLifetime(failed) {} }
    guard !isEarly else { return cancelSides() }
    let held = release()
    for upstream in held.upstreams { upstream?.cancel() }
    held.downstream?.receive(completion: completion)
  }

  /// Cancels the sides that have not ended.
  private func cancelSides() {
    let upstreams = lock.withLock {
      defer { self.upstreams = self.upstreams.map { _ in nil } }
      return self.upstreams
    }
    for upstream in upstreams { upstream?.cancel() }
  }

  func request(_ demand: Subscribers.Demand) {
    let upstreams = lock.withLock { () -> [(any Subscription)?] in
      self.demand += demand
      requested += demand
      return self.upstreams
    }
    gate.callUpstream {
      for upstream in upstreams { upstream?.request(demand) }
    }
    if rule.joinsOnDemand { gate.deliverUnlessBusy(catchUp) }
  }

  func cancel() {
    for upstream in release().upstreams { upstream?.cancel() }
  }

  /// Joins and delivers values while there is demand and every side has a value, followed by the end if all values have been delivered.
  private func catchUp() {
    while deliverOne(from: nil) != nil {}
    finishIfOver()
  }

  /// Joins and delivers values once if there is demand and every side has a value. Returns the additional demand for `side`, or nil if
  /// nothing was delivered.
  private func deliverOne(from side: Int?) -> Subscribers.Demand? {
    let joined = lock.withLock { () -> (value: Downstream.Input, downstream: Downstream)? in
      guard let downstream, demand > .none, earlyFailure == nil, let value = rule.join() else { return nil }
      demand -= 1
      return (value, downstream)
    }
    guard let joined else { return nil }
    let more = joined.downstream.receive(joined.value)
    guard more > .none else { return Subscribers.Demand.none }
    let upstreams = lock.withLock { () -> [(any Subscription)?] in
      demand += more
      requested += more
      return self.upstreams
    }
    gate.callUpstream {
      for (index, upstream) in upstreams.enumerated() where index != side { upstream?.request(more) }
    }
    return more
  }

  /// Finishes if the rule determines that no more values can arrive, and cancels the sides that have not finished.
  private func finishIfOver() {
    let isOver = lock.withLock { isIntroduced && downstream != nil && rule.isOver(hasFinished) }
    guard isOver else { return }
    let held = release()
    for upstream in held.upstreams { upstream?.cancel() }
    held.downstream?.receive(completion: .finished)
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  private func release() -> (downstream: Downstream?, upstreams: [(any Subscription)?]) {
    lock.withLock {
      defer {
        downstream = nil
        upstreams = upstreams.map { _ in nil }
      }
      return (downstream, upstreams)
    }
  }
}

extension Joint: PipelineLink {
  var description: String { name }
}
