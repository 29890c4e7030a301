extension Publishers {
  /// A publisher that emits the last value that satisfies a predicate, and fails if the predicate throws an error.
  public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true for a matching value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that emits the last value that satisfies a predicate.
    public init(upstream: Upstream, predicate: @escaping (Publishers.TryLastWhere<Upstream>.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      let reducer = Reducer<S, Upstream.Output, Upstream.Failure>.best(
        "TryLastWhere", subscriber, mapFailure: { $0 }, tryReplaces: { [predicate] value, _ in try predicate(value) })
      upstream.subscribe(reducer)
    }
  }
}

extension Publisher {
  /// Publishes the last value that satisfies a predicate when this publisher finishes. The publisher fails if the predicate throws an
  /// error.
  public func tryLast(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
