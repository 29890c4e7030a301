extension Publishers {
  /// A publisher that cannot fail, in a place where one with failures is needed.
  public struct SetFailureType<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream

    /// A publisher of another failure type.
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
  /// Changes the failure type of a publisher that cannot fail.
  public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers.SetFailureType {
  /// Changes the failure type once more, without another link.
  public func setFailureType<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> where E: Error {
    Publishers.SetFailureType(upstream: upstream)
  }
}

/// Makes anything of a failure that cannot happen.
func absurd<T>(_ never: Never) -> T {}
