import Foundation

/// A link that forwards values while its gate is open. A signal from another publisher opens the gate or ends the link.
///
/// The link subscribes to the signal before it subscribes to the upstream, so the signal may precede the upstream's subscription.
///
/// The signal refers to its link weakly. As with any link, the upstream and downstream keep the link alive.
///
/// The signal and the values may arrive on different threads. Downstream runs inside a delivery gate, so that the end does not interrupt
/// the delivery of a value.
///
/// Requests are forwarded to the upstream whether or not the gate is open (documentation of `drop(untilOutputFrom:)`).
final class GateLink<Downstream: Subscriber>: Subscriber, Subscription, PipelineLink {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let gate = DeliveryGate()
  private var ends: LinkEnds<Downstream>
  private var isOpen: Bool
  private var signal: (any Cancellable)?
  private var isIntroduced = false

  let description: String

  /// Creates a link with its operator's name, without a subscription.
  init(_ name: String, _ downstream: Downstream, isOpen: Bool) {
    description = name
    ends = LinkEnds(downstream)
    self.isOpen = isOpen
  }

  /// Subscribes to the other publisher. Call this method once, before subscribing to the upstream.
  func listen<Other: Publisher>(to other: Other, with signal: SignalSubscriber<Other.Output, Other.Failure>) {
    lock.withLock { self.signal = signal }
    other.subscribe(signal)
  }

  func receive(subscription: any Subscription) {
    let isAccepted = gate.deliver(catchUp: {}) {
      let receiver = lock.withLock { () -> Downstream? in
        guard let receiver = ends.accept(subscription) else { return nil }
        isIntroduced = true
        return receiver
      }
      receiver?.receive(subscription: self)
      return receiver != nil
    }
    if !isAccepted { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    gate.deliver(catchUp: {}) {
      lock.withLock { isOpen ? ends.receiver : nil }?.receive(input) ?? .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let held = terminate()
    held.signal?.cancel()
    gate.deliver(catchUp: {}) { held.downstream?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard let upstream = lock.withLock({ ends.upstream }) else { return }
    gate.callUpstream { upstream.request(demand) }
  }

  func cancel() {
    let held = terminate()
    held.upstream?.cancel()
    held.signal?.cancel()
  }

  /// Opens the gate.
  func open() {
    lock.withLock { isOpen = true }
  }

  /// Ends the link in response to the signal. If downstream has no subscription yet, it first receives one.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let held = terminate()
    held.upstream?.cancel()
    held.signal?.cancel()
    guard let downstream = held.downstream else { return }
    gate.deliver(catchUp: {}) {
      if !held.wasIntroduced { downstream.receive(subscription: Subscriptions.empty) }
      downstream.receive(completion: completion)
    }
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  private func terminate() -> (
    upstream: (any Subscription)?, downstream: Downstream?, signal: (any Cancellable)?, wasIntroduced: Bool
  ) {
    lock.withLock {
      defer { signal = nil }
      let held = ends.terminate()
      return (held.upstream, held.downstream, signal, isIntroduced)
    }
  }
}
