extension Publishers {
  /// A publisher that emits the smallest value according to a comparison when the upstream finishes.
  public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true if its first argument, a new value, precedes its second argument, the best value so far.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher that emits the smallest value according to a comparison. Of several equal values, it emits the earliest.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(
        Reducer.best(
          "Comparison", subscriber, mapFailure: { $0 },
          replaces: { [areInIncreasingOrder] value, best in best.map { areInIncreasingOrder(value, $0) } ?? true }))
    }
  }
}

extension Publisher where Self.Output: Comparable {
  /// Publishes the smallest value when this publisher finishes.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }

  /// Publishes the greatest value when this publisher finishes.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}

extension Publisher {
  /// Publishes the smallest value according to a comparison when this publisher finishes.
  public func min(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the greatest value according to a comparison when this publisher finishes.
  public func max(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}
