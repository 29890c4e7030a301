extension Publishers {
  /// A publisher that emits a value instead of a failure, and then finishes.
  public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The value to emit instead of a failure.
    public let output: Upstream.Output

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// Creates a publisher that emits a value instead of a failure.
    public init(upstream: Upstream, output: Publishers.ReplaceError<Upstream>.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == Never {
      let link = Succession("ReplaceError", subscriber)
      link.draw(on: upstream) { [output] completion in
        guard case .failure = completion else { return link.finish(.finished) }
        link.draw(on: Just(output), completion: link.finish)
      }
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Publishes a value instead of a failure, and then finishes.
  public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
