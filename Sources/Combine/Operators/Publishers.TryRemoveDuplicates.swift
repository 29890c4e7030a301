extension Publishers {
  /// A publisher that drops a value that is the same as the one before it, and fails when the comparison throws.
  public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether the second value counts as the same as the first.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// A publisher that drops what the closure calls the same.
    public init(upstream: Upstream, predicate: @escaping (Publishers.TryRemoveDuplicates<Upstream>.Output, Upstream.Output) throws -> Bool)
    {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      var last: Output?
      upstream.subscribe(
        Sieve<S, Upstream.Output, Upstream.Failure>(
          "TryRemoveDuplicates", subscriber, filter: predicate,
          tryDecide: { [predicate] value in
            if let last, try predicate(last, value) { return .drop }
            last = value
            return .pass(value)
          }))
    }
  }
}

extension Publisher {
  /// Publishes only values that a closure tells apart from the one before, and fails when the closure throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Self.Output, Self.Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
