/// A subject that keeps the subscriptions that feed it, and is told when one has ended.
protocol FedSubject: AnyObject {
  /// Lets go of a subscription that feeds the subject no more.
  func release(feed identifier: CombineIdentifier)
}

extension PassthroughSubject: FedSubject {
  func release(feed identifier: CombineIdentifier) {
    core.release(feed: identifier)
  }
}

extension CurrentValueSubject: FedSubject {
  func release(feed identifier: CombineIdentifier) {
    core.release(feed: identifier)
  }
}
