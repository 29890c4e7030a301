extension Publishers {
  /// A publisher that emits two properties of each value.
  public struct MapKeyPath2<Upstream, Output0, Output1>: Publisher where Upstream: Publisher {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The key path of the first property to publish.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// The key path of the second property to publish.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == (Output0, Output1) {
      let relay = Relay<S, Upstream.Output, Upstream.Failure>(
        "ValueForKeys", subscriber, mapFailure: { $0 },
        transform: { [keyPath0, keyPath1] in ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) },
        shown: { [keyPath0, keyPath1] _ in [("keyPath0", keyPath0), ("keyPath1", keyPath1)] })
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// Publishes two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Self.Output, T0>, _ keyPath1: KeyPath<Self.Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }
}
