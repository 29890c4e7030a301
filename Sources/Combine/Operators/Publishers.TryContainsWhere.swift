extension Publishers {
  /// A publisher that says whether a closure accepts any value, and fails when the closure throws.
  public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value is one of those looked for.
    public let predicate: (Upstream.Output) throws -> Bool

    /// A publisher of one answer.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, S.Input == Bool {
      let reducer = Reducer<S, Upstream.Output, Upstream.Failure>.answer(
        "TryContainsWhere", subscriber, mapFailure: { $0 }, unless: false, settles: predicate)
      upstream.subscribe(reducer)
    }
  }
}

extension Publisher {
  /// Publishes whether a closure accepts any value, and fails when the closure throws.
  public func tryContains(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
