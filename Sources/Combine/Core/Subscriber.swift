/// A receiver of one subscription, then at most as many values as it requested, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the received values.
  associatedtype Input
  /// The type of the failures that can be received; `Never` if there are none.
  associatedtype Failure: Error

  /// Called once, before anything else, with the subscription through which to request values.
  func receive(subscription: any Subscription)

  /// Called with each value. The returned demand is added to the earlier demand.
  func receive(_ input: Self.Input) -> Subscribers.Demand

  /// Called once after the last value, regardless of demand.
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Self.Input == Void {
  /// Receives a signal without a value.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}
