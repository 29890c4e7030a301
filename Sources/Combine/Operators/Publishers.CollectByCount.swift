extension Publishers {
  /// A publisher that emits arrays of a fixed number of values. The last array may be shorter.
  public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The number of values in each array.
    public let count: Int

    /// Creates a publisher that emits arrays.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      upstream.subscribe(CollectByCountLink(subscriber, count: count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Collects values, and publishes arrays of the given number of them. The last array may be shorter. A number below one ends the
  /// process with a message.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    guard count > 0 else { fatalError("collect(\(count)): an array must hold at least one value. Pass one or more.") }
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
