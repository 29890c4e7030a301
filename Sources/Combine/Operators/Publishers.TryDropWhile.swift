extension Publishers {
  /// A publisher that leaves out values until a closure refuses one, and fails when the closure throws.
  public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value is still left out; not asked again after the first no.
    public let predicate: (Upstream.Output) throws -> Bool

    /// A publisher that leaves out values until the closure refuses one.
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
  /// Leaves out values until a closure refuses one; fails when the closure throws.
  public func tryDrop(while predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
