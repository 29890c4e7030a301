extension Publishers {
  /// A publisher that drops the first values.
  public struct Drop<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The number of values to drop.
    public let count: Int

    /// Creates a publisher that drops the first values. A negative number ends the process with a message.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = PositionContract.count(count, in: "Publishers.Drop(upstream:count:)")
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let link = DropLink(subscriber, count: count)
      subscriber.receive(subscription: link)
      upstream.subscribe(link)
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Drops the given number of values and publishes the rest. A negative number ends the process with a message.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: PositionContract.count(count, in: "dropFirst"))
  }
}

extension Publishers.Drop {
  /// Combines both counts in a single link.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Upstream> {
    Publishers.Drop(upstream: upstream, count: self.count + PositionContract.count(count, in: "dropFirst"))
  }
}
