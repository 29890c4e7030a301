extension Publishers {
  /// A publisher that emits one Boolean value: true at the first value that satisfies a predicate, otherwise false at the end.
  public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true for a matching value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that emits one Boolean value.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Bool {
      upstream.subscribe(Reducer.answer("ContainsWhere", subscriber, unless: false, settles: predicate))
    }
  }
}

extension Publisher {
  /// Publishes a Boolean value that indicates whether any value satisfies a predicate.
  public func contains(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}
