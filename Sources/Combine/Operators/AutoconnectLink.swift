import Foundation

/// The link between an autoconnected publisher and one subscriber; tells when the subscriber cancels.
final class AutoconnectLink<Downstream: Subscriber>: Subscriber, Subscription, PipelineLink {
  private let lock = NSLock()
  private var status = UpstreamStatus.awaitingSubscription
  private let downstream: Downstream
  private var onCancel: (() -> Void)?

  /// What the upstream's subscription calls itself: connecting by itself is not a step of the pipeline.
  var description: String { lock.withLock { status.subscription }.map { String(describing: $0) } ?? "Autoconnect" }

  /// A link that calls the closure once, when downstream cancels.
  init(_ downstream: Downstream, onCancel: @escaping () -> Void) {
    self.downstream = downstream
    self.onCancel = onCancel
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.withLock { status.isSubscribed } ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    // The end does not disconnect: the upstream has nothing left to stop, and a later subscriber learns of it there.
    if lock.withLock({ !status.isTerminal }) { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { status.subscription }?.request(demand)
  }

  func cancel() {
    let (upstream, onCancel) = lock.withLock { () -> ((any Subscription)?, (() -> Void)?) in
      let held = (status.terminate(), self.onCancel)
      self.onCancel = nil
      return held
    }
    upstream?.cancel()
    onCancel?()
  }
}
