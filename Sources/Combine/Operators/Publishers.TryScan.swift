extension Publishers {
  /// A publisher of each intermediate result of combining the values so far, which fails when the closure throws.
  public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The initial result, which is combined with the first value.
    public let initialResult: Output

    /// The closure that combines the result so far with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher of the intermediate results.
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
  /// Publishes each intermediate result of combining the values so far, and fails when the closure throws.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
