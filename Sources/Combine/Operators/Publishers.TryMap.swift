extension Publishers {
  /// A publisher that transforms each value with a closure, and fails if the closure throws an error.
  public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that transforms a value or throws an error.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates a publisher that transforms each value with a closure.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
      upstream.subscribe(
        Sieve<S, Upstream.Output, Upstream.Failure>("TryMap", subscriber, tryDecide: { [transform] in .pass(try transform($0)) }))
    }
  }
}

extension Publisher {
  /// Transforms each value with a closure. The publisher fails if the closure throws an error.
  public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}

extension Publishers.TryMap {
  /// Combines both closures in a single link.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap(upstream: upstream) { try transform(first($0)) }
  }

  /// Combines both closures in a single link.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap(upstream: upstream) { try transform(first($0)) }
  }
}
