extension Publishers {
  /// A publisher that emits the result of combining all values when the upstream finishes.
  public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The initial result, to which the first value is added.
    public let initial: Output

    /// The closure that combines the current result with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher that emits the combined result.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      var result = initial
      let reducer = Reducer<S, Upstream.Output, Upstream.Failure>(
        "Reduce", subscriber, mapFailure: { $0 }, initial: initial,
        take: { [nextPartialResult] in
          result = nextPartialResult(result, $0)
          return .more
        },
        conclude: { result })
      upstream.subscribe(reducer)
    }
  }
}

extension Publisher {
  /// Publishes the result of combining all values when this publisher finishes.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
