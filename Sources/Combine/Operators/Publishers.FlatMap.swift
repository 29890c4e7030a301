extension Publishers {
  /// A publisher that converts each value to a publisher and emits the values of all these publishers.
  public struct FlatMap<NewPublisher, Upstream>: Publisher
  where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The maximum number of concurrent publishers.
    public let maxPublishers: Subscribers.Demand

    /// The closure that converts a value to a publisher.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher that emits the values of the publishers that a closure returns.
    public init(upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where S: Subscriber, NewPublisher.Output == S.Input, Upstream.Failure == S.Failure {
      let link = Flattener("FlatMap", subscriber, replacement: maxPublishers == .unlimited ? .none : .max(1))
      subscriber.receive(subscription: link)
      upstream.subscribe(Outer(flattened: self, link: link))
    }
  }
}

extension Publishers.FlatMap {
  /// A subscriber to the values that are converted to publishers.
  struct Outer<Downstream: Subscriber>: Subscriber, PipelineLink
  where Downstream.Input == NewPublisher.Output, Downstream.Failure == NewPublisher.Failure {
    /// The publisher that created this subscriber.
    let flattened: Publishers.FlatMap<NewPublisher, Upstream>

    /// The link that merges the publishers.
    let link: Flattener<Downstream>

    let combineIdentifier = CombineIdentifier()
    var description: String { "FlatMap" }

    func receive(subscription: any Subscription) {
      guard link.receive(outer: subscription) else { return subscription.cancel() }
      subscription.request(flattened.maxPublishers)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard link.isLive else { return .none }
      link.add(flattened.transform(input))
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

extension Publisher {
  /// Converts each value to a publisher and publishes the values of all these publishers, up to a maximum number of concurrent publishers.
  public func flatMap<T, P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Self.Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Converts each value of this publisher, which can't fail, to a publisher that may fail, and publishes the values of all these
  /// publishers.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher, Self.Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Converts each value to a publisher that can't fail, and publishes the values of all these publishers.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Self.Failure>, Self> where P: Publisher, P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Converts each value to a publisher and publishes the values of all these publishers. None of the publishers can fail.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P: Publisher, Self.Failure == Never, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
