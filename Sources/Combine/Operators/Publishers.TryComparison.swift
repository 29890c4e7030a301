extension Publishers {
  /// A publisher of the value that comes first according to an order. It fails when the comparison throws.
  public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true if the first value replaces the second one, which is the best so far.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates a publisher of the smallest value according to the given order, and of the earliest among equal values.
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
  /// Publishes the smallest value according to an order when this publisher has finished; fails when the comparison throws.
  public func tryMin(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the greatest value according to an order when this publisher has finished; fails when the comparison throws.
  public func tryMax(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}
