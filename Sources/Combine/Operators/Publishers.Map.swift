extension Publishers {
  /// A publisher of what a closure makes of each value.
  public struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes an output of a value.
    public let transform: (Upstream.Output) -> Output

    /// A publisher of what the closure makes of each value.
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
  /// Publishes what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Publishes a new value in place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T? {
    map { $0 ?? output }
  }
}

extension Publishers.Map {
  /// Joins two closures into one link.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    let first = self.transform
    return Publishers.Map(upstream: upstream) { transform(first($0)) }
  }

  /// Joins a closure with one that may throw into one link.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap(upstream: upstream) { try transform(first($0)) }
  }
}
