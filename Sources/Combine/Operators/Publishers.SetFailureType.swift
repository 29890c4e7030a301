extension Publishers {
  /// A publisher that changes the failure type of a publisher that can't fail.
  public struct SetFailureType<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// Creates a publisher with another failure type.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
      let relay = Relay<S, Upstream.Output, Never>("SetFailureType", subscriber, mapFailure: absurd, transform: { $0 })
      upstream.subscribe(relay)
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Self.Failure == Never {
  /// Changes the failure type of a publisher that can't fail.
  public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers.SetFailureType {
  /// Changes the failure type again, without an additional link.
  public func setFailureType<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> where E: Error {
    Publishers.SetFailureType(upstream: upstream)
  }
}

/// Converts an impossible failure to any type.
func absurd<T>(_ never: Never) -> T {}
