extension Publishers {
  /// A publisher of what a closure makes of each value, as far as it makes something; fails when the closure throws.
  public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes an output of a value, or nil.
    public let transform: (Upstream.Output) throws -> Output?

    /// A publisher of what the closure makes of each value.
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
  /// Publishes what a closure makes of each value, as far as it makes something, and fails when the closure throws.
  public func tryCompactMap<T>(_ transform: @escaping (Self.Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.TryCompactMap {
  /// Joins two closures into one link.
  public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryCompactMap(upstream: upstream) { try first($0).flatMap(transform) }
  }
}
