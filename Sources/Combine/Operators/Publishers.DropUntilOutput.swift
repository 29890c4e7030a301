extension Publishers {
  /// A publisher that drops values until another publisher sends one.
  public struct DropUntilOutput<Upstream, Other>: Publisher
  where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The publisher whose first value starts the forwarding of values.
    public let other: Other

    /// Creates a publisher that drops values until another publisher sends one.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, Other.Failure == S.Failure {
      let link = GateLink("DropUntilOutput", subscriber, isOpen: false)
      link.listen(
        to: other,
        with: SignalSubscriber(
          "DropUntilOutput", onOutput: { [weak link] in link?.open() }, onCompletion: { [weak link] in link?.end($0) }))
      upstream.subscribe(link)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Drops values until another publisher sends one. If the other publisher ends without a value, this publisher ends in the same way.
  public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
