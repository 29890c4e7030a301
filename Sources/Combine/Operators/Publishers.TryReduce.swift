extension Publishers {
  /// A publisher that emits the result of combining all values, and fails if the closure throws an error.
  public struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The initial result, to which the first value is added.
    public let initial: Output

    /// The closure that combines the current result with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher that emits the combined result.
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
  /// Publishes the result of combining all values when this publisher finishes. The publisher fails if the closure throws an error.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
