extension Publishers {
  /// A publisher that emits a Boolean value that indicates whether any value satisfies a predicate. It fails if the predicate throws an
  /// error.
  public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true for a matching value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that emits one Boolean value.
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
  /// Publishes a Boolean value that indicates whether any value satisfies a predicate. The publisher fails if the predicate throws an
  /// error.
  public func tryContains(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
