extension Publishers {
  /// A publisher that drops values as long as a predicate is true, and fails if the predicate throws an error.
  public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The predicate that returns true to drop a value. After it has returned false, it is not called again.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that drops values as long as a predicate is true.
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
  /// Drops values until a predicate returns false for one. The publisher fails if the predicate throws an error.
  public func tryDrop(while predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
