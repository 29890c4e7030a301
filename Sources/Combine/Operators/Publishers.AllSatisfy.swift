extension Publishers {
  /// A publisher of one Boolean value: false at the first value that a closure rejects, otherwise true at the end.
  public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true for an accepted value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher of one Boolean value.
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
  /// Publishes a Boolean value that indicates whether a closure accepts all values.
  public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
