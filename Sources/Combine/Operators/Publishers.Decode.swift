extension Publishers {
  /// A publisher that decodes the upstream's output and fails if the decoder throws an error.
  public struct Decode<Upstream, Output, Coder>: Publisher
  where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    /// The publisher that provides the encoded input.
    public let upstream: Upstream

    private let decode: (Upstream.Output) throws -> Output

    /// Creates a publisher that emits decoded values.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      decode = { try decoder.decode(Output.self, from: $0) }
    }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
      upstream.subscribe(
        Sieve<S, Upstream.Output, Upstream.Failure>("Decode", subscriber, tryDecide: { [decode] in .pass(try decode($0)) }))
    }
  }
}

extension Publisher {
  /// Decodes this publisher's output, and fails if the decoder throws an error.
  public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
  where Item: Decodable, Coder: TopLevelDecoder, Self.Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
