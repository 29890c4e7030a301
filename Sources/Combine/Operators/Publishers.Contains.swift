extension Publishers {
  /// A publisher that emits one Boolean value: true at the first value that equals a given one, otherwise false at the end.
  public struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The value to look for.
    public let output: Upstream.Output

    /// Creates a publisher that emits one Boolean value.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Bool {
      upstream.subscribe(Reducer.answer("Contains", subscriber, unless: false, settles: { [output] in $0 == output }))
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Self.Output: Equatable {
  /// Publishes a Boolean value that indicates whether this publisher emits the given value.
  public func contains(_ output: Self.Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
