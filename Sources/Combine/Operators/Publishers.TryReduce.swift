extension Publishers {
  /// A publisher of the result of combining all values, which fails when the closure throws.
  public struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// What the first value is combined with.
    public let initial: Output

    /// Combines the result so far with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// A publisher of the result.
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
