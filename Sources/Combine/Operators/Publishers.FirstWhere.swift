extension Publishers {
  /// A publisher that emits the first value that satisfies a predicate and then finishes.
  public struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true for a matching value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that emits the first value that satisfies a predicate.
    public init(upstream: Upstream, predicate: @escaping (Publishers.FirstWhere<Upstream>.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(
        Reducer.first("FirstWhere", subscriber, mapFailure: { $0 }, match: { [predicate] in predicate($0) ? .done : .more }))
    }
  }
}

extension Publisher {
  /// Publishes the first value that satisfies a predicate, and then finishes.
  public func first(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}
