extension Publishers {
  /// A publisher that emits three properties of each value.
  public struct MapKeyPath3<Upstream, Output0, Output1, Output2>: Publisher where Upstream: Publisher {
    public typealias Output = (Output0, Output1, Output2)
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The key path of the first property to publish.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// The key path of the second property to publish.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// The key path of the third property to publish.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == (Output0, Output1, Output2) {
      let relay = Relay<S, Upstream.Output, Upstream.Failure>(
        "ValueForKeys", subscriber, mapFailure: { $0 },
        transform: { [keyPath0, keyPath1, keyPath2] in ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) },
        shown: { [keyPath0, keyPath1, keyPath2] _ in [("keyPath0", keyPath0), ("keyPath1", keyPath1), ("keyPath2", keyPath2)] })
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// Publishes three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Self.Output, T0>, _ keyPath1: KeyPath<Self.Output, T1>, _ keyPath2: KeyPath<Self.Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}
