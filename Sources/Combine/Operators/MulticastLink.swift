import Foundation

/// The link between the subject of a `multicast` and one subscriber.
final class MulticastLink<Downstream: Subscriber>: Subscriber, Subscription, PipelineLink {
  private let lock = NSLock()
  private var status = UpstreamStatus.awaitingSubscription
  private var downstream: Downstream?

  var description: String { "Multicast" }

  /// A link that is not attached yet.
  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { status.accept(subscription) ? self.downstream : nil }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.withLock { downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    terminate().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive(in: "Multicast")
    lock.withLock { status.subscription }?.request(demand)
  }

  func cancel() {
    terminate().upstream?.cancel()
  }

  /// Ends the link and gives what it held, so that nothing of it is released under the lock.
  private func terminate() -> (upstream: (any Subscription)?, downstream: Downstream?) {
    lock.withLock {
      let held = (status.terminate(), downstream)
      downstream = nil
      return held
    }
  }
}
