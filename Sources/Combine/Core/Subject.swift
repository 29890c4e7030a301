/// A publisher that code outside can feed.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber that asked for one.
  func send(_ value: Self.Output)

  /// Ends the subject and everything subscribed to it; later sends do nothing.
  func send(completion: Subscribers.Completion<Self.Failure>)

  /// Hands the subject a subscription whose demand and lifetime it then governs.
  func send(subscription: any Subscription)
}

extension Subject where Self.Output == Void {
  /// Sends a signal that carries nothing.
  public func send() {
    send(())
  }
}
