extension Publishers {
  /// A publisher that emits values as long as a predicate is true. It fails if the predicate throws an error.
  public struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The predicate that returns true to forward a value, or false to finish.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that emits values as long as a predicate is true.
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
  /// Publishes values as long as a predicate is true, and then finishes. The publisher fails if the predicate throws an error.
  public func tryPrefix(while predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
