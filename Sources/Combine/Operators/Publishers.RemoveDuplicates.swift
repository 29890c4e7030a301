extension Publishers {
  /// A publisher that drops each value that equals the previous one.
  public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true if its second argument duplicates its first one.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher that drops each value that duplicates the previous one according to a closure.
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
  /// Publishes only values that are not equal to the previous one.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Publishes only values that differ from the previous one according to a closure.
  public func removeDuplicates(by predicate: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}
