extension Publishers {
  /// A publisher of the value that comes before all others in an order, sent when the upstream has finished.
  public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether the first value takes the place of the second, the best one so far.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// A publisher of the least value in the given order; the earliest of several.
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
  /// Publishes the least value when this publisher has finished.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }

  /// Publishes the greatest value when this publisher has finished.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}

extension Publisher {
  /// Publishes the least value in an order when this publisher has finished.
  public func min(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the greatest value in an order when this publisher has finished.
  public func max(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}
