/// A publisher that emits no values and finishes either immediately or never.
public struct Empty<Output, Failure>: Publisher, Equatable where Failure: Error {
  /// A Boolean value that indicates whether the publisher finishes immediately instead of never.
  public let completeImmediately: Bool

  /// Creates a publisher that emits no values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher that emits no values, with explicit output and failure types.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
