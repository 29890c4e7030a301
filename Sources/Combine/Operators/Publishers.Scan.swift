extension Publishers {
  /// A publisher that emits each intermediate result of combining values.
  public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The initial result, to which the first value is added.
    public let initialResult: Output

    /// The closure that combines the current result with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher that emits the intermediate results.
    public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      var result = initialResult
      let relay = Relay<S, Upstream.Output, Upstream.Failure>(
        "Scan", subscriber, mapFailure: { $0 },
        transform: { [nextPartialResult] value in
          result = nextPartialResult(result, value)
          return result
        },
        shown: { [("downstream", $0), ("result", result)] })
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// Publishes each intermediate result of combining values.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
