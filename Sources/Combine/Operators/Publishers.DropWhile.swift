extension Publishers {
  /// A publisher that drops values as long as a predicate is true.
  public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The predicate that returns true to drop a value. After it has returned false, it is not called again.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that drops values as long as a predicate is true.
    public init(upstream: Upstream, predicate: @escaping (Publishers.DropWhile<Upstream>.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      var isDropping = true
      upstream.subscribe(
        Sieve(
          "DropWhile", subscriber,
          decide: { [predicate] value in
            isDropping = isDropping && predicate(value)
            return isDropping ? .drop : .pass(value)
          }))
    }
  }
}

extension Publisher {
  /// Drops values until a predicate returns false for one. That value and all subsequent ones are published.
  public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
