extension Publishers {
  /// A publisher whose subscribers share one subscription to the upstream; equal only to itself.
  final public class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    final public let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// A publisher that subscribes to its upstream for the first subscriber, and cancels when the last one has cancelled.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    final public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      shared.subscribe(subscriber)
    }

    public static func == (lhs: Publishers.Share<Upstream>, rhs: Publishers.Share<Upstream>) -> Bool {
      lhs === rhs
    }
  }
}

extension Publisher {
  /// Lets all subscribers share one subscription to this publisher.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
