extension Publishers {
  /// A publisher that transforms the upstream's failure with a closure.
  public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
    public typealias Output = Upstream.Output

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that transforms a failure.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates a publisher that transforms the upstream's failure.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Creates a publisher that transforms the upstream's failure.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
      upstream.subscribe(Relay("MapError", subscriber, mapFailure: transform, transform: { $0 }))
    }
  }
}

extension Publisher {
  /// Transforms this publisher's failure with a closure.
  public func mapError<E>(_ transform: @escaping (Self.Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
