extension Optional {
  /// A publisher that emits the wrapped value, if there is one, and then finishes.
  public var publisher: Optional<Wrapped>.Publisher {
    Publisher(self)
  }

  /// A publisher that emits at most one value and then finishes.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value that each subscriber receives; nil for none.
    public let output: Wrapped?

    /// Creates a publisher that emits at most one value.
    public init(_ output: Output?) {
      self.output = output
    }

    public func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
      if let output {
        subscriber.receive(subscription: SingleValueSubscription(output, downstream: subscriber, name: "Optional"))
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
