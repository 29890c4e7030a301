import Foundation

/// A link between the subject of a `multicast` and a subscriber.
final class MulticastLink<Downstream: Subscriber>: Subscriber, Subscription, PipelineLink {
  private let lock = NSLock()
  private var ends: LinkEnds<Downstream>

  var description: String { "Multicast" }

  /// Creates a link without a subscription.
  init(_ downstream: Downstream) {
    ends = LinkEnds(downstream)
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { ends.accept(subscription) }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.withLock { ends.downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    terminate().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { ends.upstream }?.request(demand)
  }

  func cancel() {
    terminate().upstream?.cancel()
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  private func terminate() -> (upstream: (any Subscription)?, downstream: Downstream?) {
    lock.withLock { ends.terminate() }
  }
}
