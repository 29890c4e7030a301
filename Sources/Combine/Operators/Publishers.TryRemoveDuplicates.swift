extension Publishers {
  /// A publisher that drops each value that duplicates the previous one, and fails if the comparison throws an error.
  public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true if its second argument duplicates its first one.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates a publisher that drops each value that duplicates the previous one according to a closure.
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
  /// Publishes only values that differ from the previous one according to a closure. The publisher fails if the closure throws an error.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Self.Output, Self.Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
