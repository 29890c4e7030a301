extension Publishers {
  /// A publisher that emits a Boolean value that indicates whether all values satisfy a predicate. It fails if the predicate throws an
  /// error.
  public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The predicate that values must satisfy.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that emits one Boolean value.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, S.Input == Bool {
      let reducer = Reducer<S, Upstream.Output, Upstream.Failure>.answer(
        "TryAllSatisfy", subscriber, mapFailure: { $0 }, unless: true, settles: { [predicate] in try !predicate($0) })
      upstream.subscribe(reducer)
    }
  }
}

extension Publisher {
  /// Publishes a Boolean value that indicates whether all values satisfy a predicate. The publisher fails if the predicate throws an error.
  public func tryAllSatisfy(_ predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
