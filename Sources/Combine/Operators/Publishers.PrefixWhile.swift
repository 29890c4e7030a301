extension Publishers {
  /// A publisher that emits values as long as a predicate is true, and then finishes.
  public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The predicate that returns true to forward a value, or false to finish.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that emits values as long as a predicate is true.
    public init(upstream: Upstream, predicate: @escaping (Publishers.PrefixWhile<Upstream>.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(
        Sieve("PrefixWhile", subscriber, filter: predicate, decide: { [predicate] in predicate($0) ? .pass($0) : .finish }))
    }
  }
}

extension Publisher {
  /// Publishes values as long as a predicate is true, and then finishes.
  public func prefix(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}
