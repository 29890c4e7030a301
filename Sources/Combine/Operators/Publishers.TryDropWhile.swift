extension Publishers {
  /// A publisher that drops values until a closure returns false, and fails when the closure throws.
  public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true to drop a value; not called again after it has returned false.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that drops values until the closure returns false.
    public init(upstream: Upstream, predicate: @escaping (Publishers.TryDropWhile<Upstream>.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      var isDropping = true
      upstream.subscribe(
        Sieve<S, Upstream.Output, Upstream.Failure>(
          "TryDropWhile", subscriber,
          tryDecide: { [predicate] value in
            isDropping = try isDropping && predicate(value)
            return isDropping ? .drop : .pass(value)
          }))
    }
  }
}

extension Publisher {
  /// Drops values until a closure returns false; fails when the closure throws.
  public func tryDrop(while predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
