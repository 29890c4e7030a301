extension Publishers {
  /// A publisher that transforms each value with a closure.
  public struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that transforms a value.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher that transforms each value with a closure.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      upstream.subscribe(Relay("Map", subscriber, mapFailure: { $0 }, transform: transform))
    }
  }
}

extension Publisher {
  /// Transforms each value with a closure.
  public func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Replaces each nil with a value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T? {
    map { $0 ?? output }
  }
}

extension Publishers.Map {
  /// Combines both closures in a single link.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    let first = self.transform
    return Publishers.Map(upstream: upstream) { transform(first($0)) }
  }

  /// Combines this closure with a throwing one in a single link.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap(upstream: upstream) { try transform(first($0)) }
  }
}
