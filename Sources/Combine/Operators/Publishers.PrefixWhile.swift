extension Publishers {
  /// A publisher of values up to the first that a closure refuses, with which it finishes.
  public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether publishing goes on with a value.
    public let predicate: (Upstream.Output) -> Bool

    /// A publisher of values up to the first that the closure refuses.
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
  /// Publishes values until a closure refuses one, and then finishes.
  public func prefix(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}
