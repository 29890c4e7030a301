extension Publishers {
  /// A publisher that drops values until a closure returns false.
  public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true to drop a value; not called again after it has returned false.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that drops values until the closure returns false.
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
  /// Drops values until a closure returns false; that value and all later ones are published.
  public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
