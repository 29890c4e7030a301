extension Publishers {
  /// A publisher of the value that comes before all others in an order, which fails when the comparison throws.
  public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether the first value takes the place of the second, the best one so far.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// A publisher of the least value in the given order; the earliest of several.
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
  /// Publishes the least value in an order when this publisher has finished; fails when the comparison throws.
  public func tryMin(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the greatest value in an order when this publisher has finished; fails when the comparison throws.
  public func tryMax(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}
