import Foundation

/// A link between a publisher and the subject that it feeds. The link is a subscriber of the publisher and a subscription of the subject.
///
/// The subject controls the demand. The link retains the subject until the feed ends.
final class SubjectFeed<Feeding: Subject>: Subscriber, Subscription {
  private let lock = NSLock()
  private var status = UpstreamStatus.awaitingSubscription
  private var subject: Feeding?

  /// Creates a feed that has no subscription yet.
  init(_ subject: Feeding) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    let subject = lock.withLock { status.accept(subscription) ? self.subject : nil }
    guard let subject else { return subscription.cancel() }
    subject.send(subscription: self)
  }

  func receive(_ input: Feeding.Output) -> Subscribers.Demand {
    lock.withLock { status.isSubscribed ? subject : nil }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Feeding.Failure>) {
    let subject = terminate().subject
    subject?.send(completion: completion)
    leave(subject)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { status.subscription }?.request(demand)
  }

  func cancel() {
    let held = terminate()
    held.upstream?.cancel()
    leave(held.subject)
  }

  /// Removes the feed from the subject, which would otherwise retain the feed for its own lifetime.
  private func leave(_ subject: Feeding?) {
    (subject as? any FedSubject)?.release(feed: combineIdentifier)
  }

  /// Ends the feed. Returns the references that it held, so that the caller can release them outside the lock.
  private func terminate() -> (upstream: (any Subscription)?, subject: Feeding?) {
    lock.withLock {
      let held = (status.terminate(), subject)
      subject = nil
      return held
    }
  }
}

extension SubjectFeed: PipelineLink {
  var description: String { "Subject" }

  var customMirror: Mirror {
    let (subject, status) = lock.withLock { (self.subject, self.status) }
    return Mirror(
      self,
      children: [
        "downstreamSubject": subject as Any, "upstreamSubscription": status.subscription as Any, "subject": subject as Any,
      ])
  }
}

/// A subject that retains the subscriptions that feed it, and that can release those that have ended.
protocol FedSubject: AnyObject {
  /// Releases a subscription that has stopped feeding the subject.
  func release(feed identifier: CombineIdentifier)
}
