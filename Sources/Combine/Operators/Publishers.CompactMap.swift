extension Publishers {
  /// A publisher of what a closure makes of each value, as far as it makes something.
  public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes an output of a value, or nil.
    public let transform: (Upstream.Output) -> Output?

    /// A publisher of what the closure makes of each value.
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
  /// Publishes what a closure makes of each value, as far as it makes something.
  public func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.CompactMap {
  /// Joins two closures into one link.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap(upstream: upstream) { first($0).flatMap(transform) }
  }

  /// Joins two closures into one link.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap(upstream: upstream) { first($0).map(transform) }
  }
}
