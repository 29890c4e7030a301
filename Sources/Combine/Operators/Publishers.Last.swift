extension Publishers {
  /// A publisher that emits the last value when the upstream finishes.
  public struct Last<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// Creates a publisher that emits the last value.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Reducer.best("Last", subscriber, mapFailure: { $0 }, replaces: { _, _ in true }))
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the last value when this publisher finishes.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }
}
