extension Publishers {
  /// A publisher that drops all values and forwards only the completion.
  public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the completion.
    public let upstream: Upstream

    /// Creates a publisher that emits no values.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Never {
      upstream.subscribe(Mute(downstream: subscriber))
    }
  }
}

extension Publishers.IgnoreOutput {
  /// A link that requests all values and drops them. The link has no state, because it sends the upstream's subscription downstream.
  struct Mute<Downstream: Subscriber>: Subscriber, PipelineLink where Downstream.Input == Never, Downstream.Failure == Failure {
    /// The subscriber that receives the completion.
    let downstream: Downstream

    let combineIdentifier = CombineIdentifier()
    var description: String { "IgnoreOutput" }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
      subscription.request(.unlimited)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand { .none }

    func receive(completion: Subscribers.Completion<Failure>) {
      downstream.receive(completion: completion)
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Drops all values and forwards only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
