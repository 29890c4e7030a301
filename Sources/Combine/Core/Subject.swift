/// A publisher to which code outside the pipeline can send values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber with demand.
  func send(_ value: Self.Output)

  /// Ends the subject and all its subscriptions; later sends have no effect.
  func send(completion: Subscribers.Completion<Self.Failure>)

  /// Gives the subject a subscription. The subject then controls its demand and lifetime.
  func send(subscription: any Subscription)
}

extension Subject where Self.Output == Void {
  /// Sends a signal without a value.
  public func send() {
    send(())
  }
}
