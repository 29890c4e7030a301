import Foundation

extension Publishers {
  /// A publisher that calls closures when events pass in either direction.
  public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure to call before the subscription is forwarded.
    public var receiveSubscription: ((any Subscription) -> Void)?

    /// The closure to call before a value is forwarded.
    public var receiveOutput: ((Upstream.Output) -> Void)?

    /// The closure to call before the completion is forwarded.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

    /// The closure to call before a cancellation is forwarded.
    public var receiveCancel: (() -> Void)?

    /// The closure to call before demand is forwarded, including demand that is returned for a value.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates a publisher that calls closures for events.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Publishers.HandleEvents<Upstream>.Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Publishers.HandleEvents<Upstream>.Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Probe("HandleEvents", subscriber, events: self))
    }
  }
}

extension Publishers.HandleEvents {
  /// A link that calls the closures. It releases them when it ends.
  final class Probe<Downstream: Subscriber>: Subscriber, Subscription, PipelineLink
  where Downstream.Input == Output, Downstream.Failure == Failure {
    private let lock = NSLock()
    private var ends: LinkEnds<Downstream>
    private var events: Publishers.HandleEvents<Upstream>?

    let description: String

    /// Creates a link with its operator's name.
    init(_ name: String, _ downstream: Downstream, events: Publishers.HandleEvents<Upstream>) {
      description = name
      ends = LinkEnds(downstream)
      self.events = events
    }

    func receive(subscription: any Subscription) {
      let (receiver, events) = lock.withLock { (ends.accept(subscription), self.events) }
      guard let receiver else { return subscription.cancel() }
      events?.receiveSubscription?(subscription)
      receiver.receive(subscription: self)
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      let (downstream, events) = lock.withLock { (ends.downstream, self.events) }
      guard let downstream else { return .none }
      events?.receiveOutput?(input)
      let more = downstream.receive(input)
      if more > .none { events?.receiveRequest?(more) }
      return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      let held = terminate()
      held.events?.receiveCompletion?(completion)
      held.downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      let (upstream, events) = lock.withLock { (ends.upstream, self.events) }
      events?.receiveRequest?(demand)
      upstream?.request(demand)
    }

    func cancel() {
      let held = terminate()
      held.events?.receiveCancel?()
      held.upstream?.cancel()
    }

    /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
    private func terminate() -> (
      upstream: (any Subscription)?, downstream: Downstream?, events: Publishers.HandleEvents<Upstream>?
    ) {
      lock.withLock {
        defer { events = nil }
        let held = ends.terminate()
        return (held.upstream, held.downstream, events)
      }
    }
  }
}

extension Publisher {
  /// Calls closures for events that pass between this publisher and its subscriber.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Self.Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput, receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
