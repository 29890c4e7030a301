extension Publishers {
  /// A publisher that emits all values in a single array when the upstream finishes.
  public struct Collect<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// Creates a publisher that emits all values in a single array.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      var values: [Upstream.Output] = []
      let reducer = Reducer<S, Upstream.Output, Upstream.Failure>(
        "Collect", subscriber, mapFailure: { $0 }, initial: [Upstream.Output](),
        take: {
          values.append($0)
          return .more
        },
        conclude: { values })
      upstream.subscribe(reducer)
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Collects all values, and publishes them in a single array when this publisher finishes.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
