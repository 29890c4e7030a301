extension Publishers {
  /// A publisher of the result of combining all values, which fails when the closure throws.
  public struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The initial result, which is combined with the first value.
    public let initial: Output

    /// The closure that combines the result so far with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher of the combined result.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
      var result = initial
      let reducer = Reducer<S, Upstream.Output, Upstream.Failure>(
        "TryReduce", subscriber, mapFailure: { $0 }, initial: initial,
        take: { [nextPartialResult] in
          do { result = try nextPartialResult(result, $0) } catch { return .fail(error) }
          return .more
        },
        conclude: { result })
      upstream.subscribe(reducer)
    }
  }
}

extension Publisher {
  /// Publishes the result of combining all values when this publisher has finished, and fails when the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
