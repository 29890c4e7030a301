extension Publishers {
  /// A publisher that emits the last value that satisfies a predicate when the upstream finishes.
  public struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true for a matching value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that emits the last value that satisfies a predicate.
    public init(upstream: Upstream, predicate: @escaping (Publishers.LastWhere<Upstream>.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(
        Reducer.best("LastWhere", subscriber, mapFailure: { $0 }, replaces: { [predicate] value, _ in predicate(value) }))
    }
  }
}

extension Publisher {
  /// Publishes the last value that satisfies a predicate when this publisher finishes.
  public func last(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
