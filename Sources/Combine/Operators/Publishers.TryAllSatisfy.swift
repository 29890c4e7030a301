extension Publishers {
  /// A publisher of a Boolean value that indicates whether a closure accepts all values. It fails when the closure throws.
  public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true for an accepted value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher of one Boolean value.
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
  /// Publishes a Boolean value that indicates whether a closure accepts all values. It fails when the closure throws.
  public func tryAllSatisfy(_ predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
