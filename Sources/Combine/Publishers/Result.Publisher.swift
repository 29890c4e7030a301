extension Result {
  /// A publisher that emits the value and then finishes, or fails.
  public var publisher: Result<Success, Failure>.Publisher {
    Publisher(self)
  }

  /// A publisher that emits a single value and then finishes, or fails immediately.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// The result that each subscriber receives.
    public let result: Result<Success, Failure>

    /// Creates a publisher that emits a result.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Creates a publisher that emits a single value.
    public init(_ output: Output) {
      self.init(.success(output))
    }

    /// Creates a publisher that fails immediately.
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    public func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber {
      switch result {
      case .success(let value):
        subscriber.receive(subscription: SingleValueSubscription(value, downstream: subscriber, name: "Once"))
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
