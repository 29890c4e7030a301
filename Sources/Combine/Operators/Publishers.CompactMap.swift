extension Publishers {
  /// A publisher that transforms each value with a closure and emits the results that are not nil.
  public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that transforms a value. A nil result drops the value.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher that transforms each value with a closure.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      upstream.subscribe(
        Sieve<S, Upstream.Output, S.Failure>(
          "CompactMap", subscriber, filter: transform, decide: { [transform] in transform($0).map { .pass($0) } ?? .drop }))
    }
  }
}

extension Publisher {
  /// Transforms each value with a closure and publishes the results that are not nil.
  public func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.CompactMap {
  /// Combines both closures in a single link.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap(upstream: upstream) { first($0).flatMap(transform) }
  }

  /// Combines both closures in a single link.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap(upstream: upstream) { first($0).map(transform) }
  }
}
