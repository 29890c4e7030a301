extension Publishers {
  /// A publisher that leaves out values until another publisher sends one.
  public struct DropUntilOutput<Upstream, Other>: Publisher
  where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whose first value lets values pass.
    public let other: Other

    /// A publisher that leaves out values until another one sends.
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
  /// Leaves out values until another publisher sends one. If that ends before it has sent, this publisher ends likewise.
  public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
