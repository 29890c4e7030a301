extension Publishers {
  /// A publisher that resubscribes to its upstream when the upstream fails.
  public struct Retry<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The maximum number of retries; nil for no limit.
    public let retries: Int?

    /// Creates a publisher that resubscribes after a failure.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      attempt(Succession("Retry", subscriber), remaining: retries)
    }

    /// Subscribes to the upstream for another attempt.
    private func attempt<S>(_ link: Succession<S>, remaining: Int?) where S.Failure == Failure, S.Input == Output {
      link.draw(on: upstream) { completion in
        guard case .failure = completion, remaining != 0 else { return link.finish(completion) }
        attempt(link, remaining: remaining.map { $0 - 1 })
      }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Resubscribes, up to the given number of times, when this publisher fails. A negative number ends the process with a message.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    guard retries >= 0 else { fatalError("retry(\(retries)): the number of attempts cannot be negative. Pass zero or more.") }
    return Publishers.Retry(upstream: self, retries: retries)
  }
}
