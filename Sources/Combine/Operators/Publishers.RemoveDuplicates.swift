extension Publishers {
  /// A publisher that drops a value that is the same as the one before it.
  public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether the second value counts as the same as the first.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// A publisher that drops what the closure calls the same.
    public init(upstream: Upstream, predicate: @escaping (Publishers.RemoveDuplicates<Upstream>.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      var last: Output?
      upstream.subscribe(
        Sieve(
          "RemoveDuplicates", subscriber, filter: predicate,
          decide: { [predicate] value in
            if let last, predicate(last, value) { return .drop }
            last = value
            return .pass(value)
          }))
    }
  }
}

extension Publisher where Self.Output: Equatable {
  /// Publishes only values that differ from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Publishes only values that a closure tells apart from the one before.
  public func removeDuplicates(by predicate: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}
