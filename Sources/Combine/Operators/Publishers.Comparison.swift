extension Publishers {
  /// A publisher of the value that comes first according to an order, sent when the upstream has finished.
  public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true if the first value replaces the second one, which is the best so far.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher of the smallest value according to the given order, and of the earliest among equal values.
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
  /// Publishes the smallest value when this publisher has finished.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }

  /// Publishes the greatest value when this publisher has finished.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}

extension Publisher {
  /// Publishes the smallest value according to an order when this publisher has finished.
  public func min(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the greatest value according to an order when this publisher has finished.
  public func max(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}
