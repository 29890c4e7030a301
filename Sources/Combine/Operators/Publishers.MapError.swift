extension Publishers {
  /// A publisher that fails with what a closure makes of the upstream's failure.
  public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes a failure of a failure.
    public let transform: (Upstream.Failure) -> Failure

    /// A publisher with other failures.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// A publisher with other failures.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
      upstream.subscribe(Relay("MapError", subscriber, mapFailure: transform, transform: { $0 }))
    }
  }
}

extension Publisher {
  /// Fails with what a closure makes of this publisher's failure.
  public func mapError<E>(_ transform: @escaping (Self.Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
