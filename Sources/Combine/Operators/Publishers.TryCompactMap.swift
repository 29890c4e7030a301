extension Publishers {
  /// A publisher that transforms each value with a closure and emits the results that are not nil. It fails if the closure throws an error.
  public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that transforms a value. A nil result drops the value.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates a publisher that transforms each value with a closure.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
      upstream.subscribe(
        Sieve<S, Upstream.Output, Upstream.Failure>(
          "TryCompactMap", subscriber, filter: transform, tryDecide: { [transform] in try transform($0).map { .pass($0) } ?? .drop }))
    }
  }
}

extension Publisher {
  /// Transforms each value with a closure and publishes the results that are not nil. The publisher fails if the closure throws an error.
  public func tryCompactMap<T>(_ transform: @escaping (Self.Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.TryCompactMap {
  /// Combines both closures in a single link.
  public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryCompactMap(upstream: upstream) { try first($0).flatMap(transform) }
  }
}
