import Foundation

/// A link that passes values on while its gate is open, and whose gate or end another publisher's signal decides about.
///
/// The signal is listened to before the upstream is subscribed to, and may come before the upstream's subscription does.
///
/// The signal holds its gate weakly: who keeps the link are the upstream and downstream, as with any link.
///
/// The signal may come from another thread than the values: downstream runs inside a delivery gate, so that the end does not interrupt a
/// value.
///
/// Requests go through to the upstream whether the gate is open or not (documentation of `drop(untilOutputFrom:)`).
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

  /// A link called after its operator, which is not attached yet.
  init(_ name: String, _ downstream: Downstream, isOpen: Bool) {
    description = name
    ends = LinkEnds(downstream)
    self.isOpen = isOpen
  }

  /// Listens to the other publisher; called once, before the upstream is subscribed to.
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

  /// Lets values pass from now on.
  func open() {
    lock.withLock { isOpen = true }
  }

  /// Ends the link by the signal's decision; downstream is introduced before if it has not been yet.
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

  /// Ends the link and gives what it held, so that nothing of it is released under the lock.
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
