extension Publishers {
  /// A publisher that emits the values that satisfy a predicate, and fails if the predicate throws an error.
  public struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true to forward a value.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates a publisher that emits the values that satisfy a predicate.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      upstream.subscribe(
        Sieve<S, Upstream.Output, Upstream.Failure>(
          "TryFilter", subscriber, filter: isIncluded, tryDecide: { [isIncluded] in try isIncluded($0) ? .pass($0) : .drop }))
    }
  }
}

extension Publisher {
  /// Publishes only values that satisfy a predicate. The publisher fails if the predicate throws an error.
  public func tryFilter(_ isIncluded: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers.TryFilter {
  /// Combines both predicates in a single link.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }

  /// Combines both predicates in a single link.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}
