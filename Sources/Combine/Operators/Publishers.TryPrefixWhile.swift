extension Publishers {
  /// A publisher of values up to the first that a closure refuses, which fails when the closure throws.
  public struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether publishing goes on with a value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// A publisher of values up to the first that the closure refuses.
    public init(upstream: Upstream, predicate: @escaping (Publishers.TryPrefixWhile<Upstream>.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      upstream.subscribe(
        Sieve<S, Upstream.Output, Upstream.Failure>(
          "TryPrefixWhile", subscriber, filter: predicate, tryDecide: { [predicate] in try predicate($0) ? .pass($0) : .finish }))
    }
  }
}

extension Publisher {
  /// Publishes values until a closure refuses one, and then finishes; fails when the closure throws.
  public func tryPrefix(while predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
