extension Publishers {
  /// A publisher that says whether a closure accepts any value: true at the first one, else false at the end.
  public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value is one of those looked for.
    public let predicate: (Upstream.Output) -> Bool

    /// A publisher of one answer.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Bool {
      upstream.subscribe(Reducer.answer("ContainsWhere", subscriber, unless: false, settles: predicate))
    }
  }
}

extension Publisher {
  /// Publishes whether a closure accepts any value.
  public func contains(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}
