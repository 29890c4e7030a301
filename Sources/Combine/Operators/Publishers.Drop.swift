extension Publishers {
  /// A publisher that leaves out the first values.
  public struct Drop<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How many values are left out.
    public let count: Int

    /// A publisher that leaves out the first values.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      var remaining = count
      upstream.subscribe(
        Sieve(
          "Drop", subscriber,
          decide: { value in
            guard remaining > 0 else { return .pass(value) }
            remaining -= 1
            return .drop
          }))
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Leaves out the given number of values before publishing the others. A negative number ends the process with a message.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: PositionContract.count(count, in: "dropFirst"))
  }
}

extension Publishers.Drop {
  /// Joins two counts into one link.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Upstream> {
    Publishers.Drop(upstream: upstream, count: self.count + PositionContract.count(count, in: "dropFirst"))
  }
}
