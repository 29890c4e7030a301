extension Publishers {
  /// A publisher that emits a property of each value.
  public struct MapKeyPath<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The key path of the property to publish.
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      let relay = Relay<S, Upstream.Output, Upstream.Failure>(
        "ValueForKey", subscriber, mapFailure: { $0 }, transform: { [keyPath] in $0[keyPath: keyPath] },
        shown: { [keyPath] _ in [("keyPath", keyPath)] })
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}
