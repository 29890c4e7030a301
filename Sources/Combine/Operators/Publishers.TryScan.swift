extension Publishers {
  /// A publisher that emits each intermediate result of combining values, and fails if the closure throws an error.
  public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The initial result, to which the first value is added.
    public let initialResult: Output

    /// The closure that combines the current result with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher that emits the intermediate results.
    public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
      var result = initialResult
      upstream.subscribe(
        Sieve<S, Upstream.Output, Upstream.Failure>(
          "TryScan", subscriber, mapFailure: { $0 }, shown: { [("status", $0), ("result", result)] },
          decide: { [nextPartialResult] value in
            do { result = try nextPartialResult(result, value) } catch { return .fail(error) }
            return .pass(result)
          }))
    }
  }
}

extension Publisher {
  /// Publishes each intermediate result of combining values. The publisher fails if the closure throws an error.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
