extension Publishers {
  /// A publisher that encodes the upstream's values and fails if the encoder throws an error.
  public struct Encode<Upstream, Coder>: Publisher where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error

    /// The publisher that provides the values.
    public let upstream: Upstream

    private let encode: (Upstream.Output) throws -> Coder.Output

    /// Creates a publisher that emits encoded values.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      encode = { try encoder.encode($0) }
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Coder.Output == S.Input, S.Failure == any Error {
      upstream.subscribe(
        Sieve<S, Upstream.Output, Upstream.Failure>("Encode", subscriber, tryDecide: { [encode] in .pass(try encode($0)) }))
    }
  }
}

extension Publisher where Self.Output: Encodable {
  /// Encodes this publisher's values, and fails if the encoder throws an error.
  public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
