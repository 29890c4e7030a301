/// A publisher that sends no value and finishes at once, or never.
public struct Empty<Output, Failure>: Publisher, Equatable where Failure: Error {
  /// Whether it finishes at once; otherwise it never does.
  public let completeImmediately: Bool

  /// A publisher without values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// A publisher without values whose types are given here.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
