extension Publishers {
  /// A publisher that emits values until another publisher sends one.
  public struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The publisher whose first value ends the pipeline.
    public let other: Other

    /// Creates a publisher that emits values until another publisher sends one.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let link = GateLink("PrefixUntilOutput", subscriber, isOpen: true)
      link.listen(
        to: other,
        with: SignalSubscriber("PrefixUntilOutput", onOutput: { [weak link] in link?.end(.finished) }, onCompletion: { _ in }))
      upstream.subscribe(link)
    }
  }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Publishes values until another publisher sends one, and then finishes. The completion of the other publisher has no effect.
  public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
