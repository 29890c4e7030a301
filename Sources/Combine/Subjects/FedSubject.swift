/// A subject that retains the subscriptions that feed it, and can release those that have ended.
protocol FedSubject: AnyObject {
  /// Releases a subscription that no longer feeds the subject.
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
