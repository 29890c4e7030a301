extension Publishers {
  /// A publisher of the values before the first one that a closure rejects, at which it finishes.
  public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true to pass a value on, false to finish.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher of the values before the first one that the closure rejects.
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
  /// Publishes values until a closure rejects one, and then finishes.
  public func prefix(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}
