extension Publishers {
  /// A publisher of the last value that a closure accepts, which fails when the closure throws.
  public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true for a matching value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher of the last value that the closure accepts.
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
  /// Publishes the last value that a closure accepts when this publisher has finished; fails when the closure throws.
  public func tryLast(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
