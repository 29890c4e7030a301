extension Publishers {
  /// A publisher that keeps values until they are requested.
  public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The maximum number of values to keep.
    public let size: Int

    /// The strategy for requesting values from the upstream.
    public let prefetch: Publishers.PrefetchStrategy

    /// The handling of a value when the buffer is full.
    public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

    /// Creates a publisher that keeps values.
    public init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Publishers.Buffer<Upstream>.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(BufferLink(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publisher {
  /// Keeps values until they are requested, up to the given number.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Self.Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
