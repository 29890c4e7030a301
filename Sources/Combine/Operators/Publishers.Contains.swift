extension Publishers {
  /// A publisher that says whether a value was sent: true at the first one that is equal to it, else false at the end.
  public struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// What is looked for.
    public let output: Upstream.Output

    /// A publisher of one answer.
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
  /// Publishes whether a value was sent.
  public func contains(_ output: Self.Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
