extension Publishers {
  /// A publisher that emits the first value that satisfies a predicate, and fails if the predicate throws an error.
  public struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true for a matching value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that emits the first value that satisfies a predicate.
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
  /// Publishes the first value that satisfies a predicate, and then finishes. The publisher fails if the predicate throws an error.
  public func tryFirst(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
