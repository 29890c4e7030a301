extension Publishers {
  /// A publisher that emits the first value and then finishes.
  public struct First<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// Creates a publisher that emits the first value.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Reducer.first("First", subscriber, mapFailure: { $0 }, match: { _ in .done }))
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the first value, and then finishes.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }
}
