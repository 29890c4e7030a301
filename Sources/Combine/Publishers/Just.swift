/// A publisher that emits a single value and then finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value that each subscriber receives.
  public let output: Output

  /// Creates a publisher that emits a single value.
  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
    subscriber.receive(subscription: SingleValueSubscription(output, downstream: subscriber, name: "Just"))
  }
}

extension Just: Equatable where Output: Equatable {}
