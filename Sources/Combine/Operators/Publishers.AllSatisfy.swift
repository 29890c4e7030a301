extension Publishers {
  /// A publisher that says whether a closure accepts all values: false at the first that it refuses, else true at the end.
  public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value is as it should be.
    public let predicate: (Upstream.Output) -> Bool

    /// A publisher of one answer.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Bool {
      upstream.subscribe(Reducer.answer("AllSatisfy", subscriber, unless: true, settles: { [predicate] in !predicate($0) }))
    }
  }
}

extension Publisher {
  /// Publishes whether a closure accepts all values.
  public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
