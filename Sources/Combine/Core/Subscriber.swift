/// A receiver of one subscription, then values as far as it asked for them, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What is received.
  associatedtype Input
  /// The failures that can be received; `Never` if none.
  associatedtype Failure: Error

  /// Called once, before anything else, with the means to ask for values.
  func receive(subscription: any Subscription)

  /// Called with each value; the returned demand is added to what was asked for before.
  func receive(_ input: Self.Input) -> Subscribers.Demand

  /// Called once after the last value; needs no demand.
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Self.Input == Void {
  /// Receives a signal that carries nothing.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}
