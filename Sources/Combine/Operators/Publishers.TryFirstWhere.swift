extension Publishers {
  /// A publisher of the first value that a closure accepts, which fails when the closure throws.
  public struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true for a matching value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher of the first value that the closure accepts.
    public init(upstream: Upstream, predicate: @escaping (Publishers.TryFirstWhere<Upstream>.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      let reducer = Reducer<S, Upstream.Output, Upstream.Failure>.first(
        "TryFirstWhere", subscriber, mapFailure: { $0 },
        match: { [predicate] value in
          do { return try predicate(value) ? .done : .more } catch { return .fail(error) }
        })
      upstream.subscribe(reducer)
    }
  }
}

extension Publisher {
  /// Publishes the first value that a closure accepts and finishes; fails when the closure throws.
  public func tryFirst(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
