extension Publishers {
  /// A publisher that emits a value if its upstream is empty.
  public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The value to emit if the upstream finishes without a value.
    public let output: Upstream.Output

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// Creates a publisher that emits a value if its upstream is empty.
    public init(upstream: Upstream, output: Publishers.ReplaceEmpty<Upstream>.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let link = Succession("ReplaceEmpty", subscriber)
      link.draw(on: upstream) { [output] completion in
        guard link.isEmpty, case .finished = completion else { return link.finish(completion) }
        link.draw(on: Just(output)) { _ in link.finish(.finished) }
      }
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Publishes a value if this publisher finishes without one.
  public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
