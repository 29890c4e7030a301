/// A publisher that code outside the pipeline can send values to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers that have demand.
  func send(_ value: Self.Output)

  /// Sends a completion, which ends the subject and all its subscriptions. Subsequent sends have no effect.
  func send(completion: Subscribers.Completion<Self.Failure>)

  /// Sends a subscription to the subject, which controls the demand and lifetime of the subscription.
  func send(subscription: any Subscription)
}

extension Subject where Self.Output == Void {
  /// Sends a signal without a value.
  public func send() {
    send(())
  }
}
