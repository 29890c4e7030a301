import Foundation

/// A link that passes values on while its gate is open, and whose gate or end another publisher's signal decides about.
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
  private let attachSignal: (GateLink) -> any Cancellable
  private var ends: LinkEnds<Downstream>
  private var isOpen: Bool
  private var signal: (any Cancellable)?
  private var isIntroduced = false
  private var ending: Subscribers.Completion<Failure>?

  let description: String

  /// A link called after its operator; `attachSignal` makes it listen to the other publisher, after the upstream's subscription has come
  /// and before downstream learns of it.
  init(_ name: String, _ downstream: Downstream, isOpen: Bool, attachSignal: @escaping (GateLink) -> any Cancellable) {
    description = name
    ends = LinkEnds(downstream)
    self.isOpen = isOpen
    self.attachSignal = attachSignal
  }

  func receive(subscription: any Subscription) {
    guard let receiver = lock.withLock({ ends.accept(subscription) }) else { return subscription.cancel() }
    let attached = attachSignal(self)
    let (hasEnded, ending) = lock.withLock { () -> (Bool, Subscribers.Completion<Failure>?) in
      isIntroduced = true
      guard ends.downstream != nil else { return (true, self.ending) }
      signal = attached
      return (false, nil)
    }
    guard hasEnded else { return receiver.receive(subscription: self) }
    attached.cancel()
    receiver.receive(subscription: Subscriptions.empty)
    if let ending { receiver.receive(completion: ending) }
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
    demand.requirePositive(in: description)
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

  /// Ends the link by the signal's decision; downstream is told after its subscription at the earliest.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let isIntroduced = lock.withLock {
      if ends.downstream != nil { ending = completion }
      return self.isIntroduced
    }
    let held = terminate()
    held.upstream?.cancel()
    held.signal?.cancel()
    if isIntroduced { gate.deliver(catchUp: {}) { held.downstream?.receive(completion: completion) } }
  }

  /// Ends the link and gives what it held, so that nothing of it is released under the lock.
  private func terminate() -> (upstream: (any Subscription)?, downstream: Downstream?, signal: (any Cancellable)?) {
    lock.withLock {
      defer { signal = nil }
      let held = ends.terminate()
      return (held.upstream, held.downstream, signal)
    }
  }
}
