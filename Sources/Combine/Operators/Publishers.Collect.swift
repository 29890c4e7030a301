extension Publishers {
  /// A publisher of all values in one array, sent when the upstream has finished.
  public struct Collect<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// Creates a publisher of all values in one array.
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
  /// Publishes all values in one array when this publisher has finished.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
