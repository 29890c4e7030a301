extension Publishers {
  /// A publisher that waits for `connect()` before it subscribes to its upstream.
  public struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Creates a publisher that waits for `connect()`.
    public init(upstream: Upstream) {
      shared = upstream.multicast { PassthroughSubject() }
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      shared.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      shared.connect()
    }
  }
}

extension Publisher where Self.Failure == Never {
  /// Makes this publisher wait until `connect()` is called, so that several subscribers can attach first.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
