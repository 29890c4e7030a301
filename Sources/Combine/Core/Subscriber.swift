/// A receiver of one subscription, followed by at most as many values as it requested, followed by at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values that the subscriber receives.
  associatedtype Input
  /// The type of the failures that the subscriber receives; `Never` if it receives none.
  associatedtype Failure: Error

  /// Receives the subscription, with which the subscriber can request values. This method is called once, before all others.
  func receive(subscription: any Subscription)

  /// Receives a value. The returned demand is added to the existing demand.
  func receive(_ input: Self.Input) -> Subscribers.Demand

  /// Receives the completion. This method is called once, after the last value and regardless of demand.
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Self.Input == Void {
  /// Receives a signal without a value.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}
