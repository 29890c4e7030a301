extension Publishers {
  /// A publisher that emits the values of the latest publisher received from its upstream.
  public struct SwitchToLatest<P, Upstream>: Publisher
  where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// The publisher whose values are publishers.
    public let upstream: Upstream

    /// Creates a publisher that emits the values of the latest publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, P.Output == S.Input, Upstream.Failure == S.Failure {
      let link = SwitchLink(subscriber)
      subscriber.receive(subscription: link)
      upstream.subscribe(Outer(link: link))
    }
  }
}

extension Publishers.SwitchToLatest {
  /// A subscriber to the stream of publishers.
  struct Outer<Downstream: Subscriber>: Subscriber, PipelineLink where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
    /// The link that follows the latest publisher.
    let link: SwitchLink<Downstream>

    let combineIdentifier = CombineIdentifier()
    var description: String { "SwitchToLatest" }

    func receive(subscription: any Subscription) {
      guard link.receive(outer: subscription) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    func receive(_ input: P) -> Subscribers.Demand {
      link.follow(input)
      return .none
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      switch completion {
      case .finished: link.close()
      case .failure(let error): link.fail(error)
      }
    }
  }
}

extension Publisher where Self.Failure == Self.Output.Failure, Self.Output: Publisher {
  /// Publishes the values of the latest publisher that this one emits, and cancels the previous one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher {
  /// Publishes the values of the latest publisher that this one emits. The latest publisher may fail, but this one can't.
  public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>> {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher, Self.Output.Failure == Never {
  /// Publishes the values of the latest publisher that this one emits. Neither of them can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Self.Output: Publisher, Self.Output.Failure == Never {
  /// Publishes the values of the latest publisher that this one emits. The latest publisher can't fail, but this one may.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Self.Output, Self.Failure>, Publishers.Map<Self, Publishers.SetFailureType<Self.Output, Self.Failure>>
    >
  {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}
