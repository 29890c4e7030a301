/// A publisher that fails immediately.
public struct Fail<Output, Failure>: Publisher where Failure: Error {
  /// The failure that each subscriber receives.
  public let error: Failure

  /// Creates a publisher that fails immediately.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher that fails immediately, with an explicit output type.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
