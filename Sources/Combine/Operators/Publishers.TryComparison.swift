extension Publishers {
  /// A publisher that emits the smallest value according to a comparison. It fails if the comparison throws an error.
  public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true if its first argument, a new value, precedes its second argument, the best value so far.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates a publisher that emits the smallest value according to a comparison. Of several equal values, it emits the earliest.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      let reducer = Reducer<S, Upstream.Output, Upstream.Failure>.best(
        "TryComparison", subscriber, mapFailure: { $0 },
        tryReplaces: { [areInIncreasingOrder] value, best in try best.map { try areInIncreasingOrder(value, $0) } ?? true })
      upstream.subscribe(reducer)
    }
  }
}

extension Publisher {
  /// Publishes the smallest value according to a comparison when this publisher finishes. The publisher fails if the comparison throws an
  /// error.
  public func tryMin(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the greatest value according to a comparison when this publisher finishes. The publisher fails if the comparison throws an
  /// error.
  public func tryMax(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}
