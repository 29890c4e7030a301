import Foundation

/// The link for the `switchToLatest` operator. It follows a publisher until the next one arrives, and transfers unused demand.
///
/// Invariants: only values of the publisher with the number `current` are forwarded; `demand` is the unsatisfied downstream demand.
final class SwitchLink<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private let gate = DeliveryGate()
  private var downstream: Downstream?
  private var outer: (any Subscription)?
  private var isOpen = true
  private var current = 0
  private var inner: (any Subscription)?
  private var isFollowing = false
  private var demand = Subscribers.Demand.none

  /// Creates a link that is not following a publisher yet.
  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Accepts the subscription to the stream of publishers. Returns false if the link already has one or has ended.
  func receive(outer subscription: any Subscription) -> Bool {
    lock.withLock {
      guard downstream != nil, outer == nil else { return false }
      outer = subscription
      return true
    }
  }

  /// Switches to another publisher.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let turn = lock.withLock { () -> (number: Int, former: (any Subscription)?)? in
      guard downstream != nil else { return nil }
      defer {
        inner = nil
        isFollowing = true
      }
      current += 1
      return (current, inner)
    }
    guard let turn else { return }
    turn.former?.cancel()
    publisher.subscribe(SwitchSide(number: turn.number, link: self))
  }

  /// Records that no more publishers will arrive.
  func close() {
    lock.withLock {
      isOpen = false
      outer = nil
    }
    finishIfDone()
  }

  /// Ends the link with the failure of the stream of publishers.
  func fail(_ error: Downstream.Failure) {
    gate.deliver(catchUp: {}) {
      let held = release()
      held.inner?.cancel()
      held.downstream?.receive(completion: .failure(error))
    }
  }

  /// Ends the link if the publisher that failed is the latest one.
  func failIfLatest(_ error: Downstream.Failure, side number: Int) {
    gate.deliver(catchUp: {}) {
      guard lock.withLock({ number == current }) else { return }
      let held = release()
      held.outer?.cancel()
      held.downstream?.receive(completion: .failure(error))
    }
  }

  /// Accepts the subscription of a followed publisher.
  func receive(_ subscription: any Subscription, side number: Int) {
    let open = lock.withLock { () -> Subscribers.Demand? in
      guard downstream != nil, number == current, isFollowing, inner == nil else { return nil }
      inner = subscription
      return demand
    }
    guard let open else { return subscription.cancel() }
    if open > .none { gate.callUpstream { subscription.request(open) } }
  }

  /// Forwards a value if it comes from the latest publisher.
  func receive(_ value: Downstream.Input, side number: Int) -> Subscribers.Demand {
    gate.deliver(catchUp: {}) { deliver(value, side: number) }
  }

  /// Forwards a value if it comes from the latest publisher. The caller must be inside the gate.
  private func deliver(_ value: Downstream.Input, side number: Int) -> Subscribers.Demand {
    let receiver = lock.withLock { () -> Downstream? in
      guard number == current, demand > .none else { return nil }
      demand -= 1
      return downstream
    }
    guard let receiver else { return .none }
    let more = receiver.receive(value)
    guard more > .none else { return .none }
    // A switch during the delivery has sent the earlier demand to another publisher, from which the rest must now be requested.
    let (isLatest, other) = lock.withLock { () -> (Bool, (any Subscription)?) in
      demand += more
      return (number == current, inner)
    }
    if isLatest { return more }
    if let other { gate.callUpstream { other.request(more) } }
    return .none
  }

  /// Records that a followed publisher has finished.
  func finish(side number: Int) {
    lock.withLock {
      guard number == current else { return }
      isFollowing = false
      inner = nil
    }
    finishIfDone()
  }

  func request(_ demand: Subscribers.Demand) {
    let inner = lock.withLock {
      self.demand += demand
      return self.inner
    }
    if let inner { gate.callUpstream { inner.request(demand) } }
  }

  func cancel() {
    let held = release()
    held.inner?.cancel()
    held.outer?.cancel()
  }

  /// Finishes if no more values can arrive.
  private func finishIfDone() {
    gate.deliver(catchUp: {}) {
      let ended = lock.withLock { () -> Downstream? in
        guard !isOpen, !isFollowing else { return nil }
        defer { downstream = nil }
        return downstream
      }
      ended?.receive(completion: .finished)
    }
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  private func release() -> (downstream: Downstream?, outer: (any Subscription)?, inner: (any Subscription)?) {
    lock.withLock {
      defer {
        downstream = nil
        outer = nil
        inner = nil
      }
      return (downstream, outer, inner)
    }
  }
}

extension SwitchLink: PipelineLink {
  var description: String { "SwitchToLatest" }
}
