extension Publishers {
  /// A publisher that emits one Boolean value: false at the first value that doesn't satisfy a predicate, otherwise true at the end.
  public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The predicate that values must satisfy.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that emits one Boolean value.
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
  /// Publishes a Boolean value that indicates whether all values satisfy a predicate.
  public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
