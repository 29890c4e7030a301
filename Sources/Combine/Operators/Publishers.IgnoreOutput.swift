extension Publishers {
  /// A publisher that drops all values and passes on only the end.
  public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    /// Where the end comes from.
    public let upstream: Upstream

    /// A publisher without values.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Never {
      let reducer = Reducer<S, Upstream.Output, Upstream.Failure>(
        "IgnoreOutput", subscriber, mapFailure: { $0 }, take: { _ in .more }, conclude: { nil })
      upstream.subscribe(reducer)
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Drops all values and passes on only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
