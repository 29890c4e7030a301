import Foundation

/// A link between an autoconnected publisher and a subscriber. It reports when the subscriber cancels.
final class AutoconnectLink<Downstream: Subscriber>: Subscriber, Subscription, PipelineLink {
  private let lock = NSLock()
  private var status = UpstreamStatus.awaitingSubscription
  private var downstream: Downstream?
  private var onCancel: (() -> Void)?

  /// The description of the upstream's subscription, because autoconnecting is not a separate step of the pipeline.
  var description: String { lock.withLock { status.subscription }.map { String(describing: $0) } ?? "Autoconnect" }

  /// Creates a link that calls a closure once, when downstream cancels.
  init(_ downstream: Downstream, onCancel: @escaping () -> Void) {
    self.downstream = downstream
    self.onCancel = onCancel
  }

  func receive(subscription: any Subscription) {
    guard let receiver = lock.withLock({ status.accept(subscription) ? downstream : nil }) else { return subscription.cancel() }
    receiver.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.withLock { status.isSubscribed ? downstream : nil }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    // The end does not disconnect. The upstream has nothing left to stop, and reports its end to later subscribers.
    release().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { status.subscription }?.request(demand)
  }

  func cancel() {
    release().upstream?.cancel()
    lock.withLock { onCancel.take() }?()
  }

  /// Ends the link on both sides. Returns the references that it held, so that the caller can release them outside the lock.
  private func release() -> (upstream: (any Subscription)?, downstream: Downstream?) {
    lock.withLock { (status.terminate(), downstream.take()) }
  }
}
