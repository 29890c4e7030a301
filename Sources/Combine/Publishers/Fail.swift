/// A publisher that fails at once.
public struct Fail<Output, Failure>: Publisher where Failure: Error {
  /// The failure that each subscriber gets.
  public let error: Failure

  /// A publisher that fails at once.
  public init(error: Failure) {
    self.error = error
  }

  /// A publisher that fails at once, with its output type given here.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
