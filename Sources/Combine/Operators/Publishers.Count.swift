extension Publishers {
  /// A publisher that emits the number of values when the upstream finishes.
  public struct Count<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// Creates a publisher that emits the number of values.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Int {
      var count = 0
      let reducer = Reducer<S, Upstream.Output, Upstream.Failure>(
        "Count", subscriber, mapFailure: { $0 }, initial: 0,
        take: { _ in
          count += 1
          return .more
        },
        conclude: { count })
      upstream.subscribe(reducer)
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the number of values when this publisher finishes.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
