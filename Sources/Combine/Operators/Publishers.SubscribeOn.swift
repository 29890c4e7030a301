import Foundation

extension Publishers {
  /// A publisher that uses a scheduler to subscribe to its upstream, request values and cancel. Values arrive wherever the upstream sends
  /// them.
  public struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The scheduler that performs calls to the upstream.
    public let scheduler: Context

    /// The scheduler options of each call.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that calls its upstream on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let time = TimeScope()
      let link = Link(subscriber) { [scheduler, options] call in
        time.run { scheduler.schedule(options: options, call) }
      }
      time.run { scheduler.schedule(options: options) { upstream.subscribe(link) } }
    }
  }
}

extension Publishers.SubscribeOn {
  /// A link that performs its calls to the upstream on a scheduler.
  final class Link<Downstream: Subscriber>: Subscriber, Subscription, PipelineLink
  where Downstream.Input == Output, Downstream.Failure == Failure {
    private let lock = NSLock()
    private var ends: LinkEnds<Downstream>
    private let post: (@escaping () -> Void) -> Void

    var description: String { "SubscribeOn" }

    /// Creates a link without a subscription. `post` submits a call to the scheduler.
    init(_ downstream: Downstream, post: @escaping (@escaping () -> Void) -> Void) {
      ends = LinkEnds(downstream)
      self.post = post
    }

    func receive(subscription: any Subscription) {
      let receiver = lock.withLock { ends.accept(subscription) }
      guard let receiver else { return subscription.cancel() }
      receiver.receive(subscription: self)
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      lock.withLock { ends.downstream }?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      terminate().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      guard lock.withLock({ ends.receiver != nil }) else { return }
      post { [self] in lock.withLock { ends.upstream }?.request(demand) }
    }

    func cancel() {
      guard let upstream = terminate().upstream else { return }
      post(upstream.cancel)
    }

    /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
    private func terminate() -> (upstream: (any Subscription)?, downstream: Downstream?) {
      lock.withLock { ends.terminate() }
    }
  }
}

extension Publisher {
  /// Uses a scheduler to subscribe to this publisher, request values and cancel.
  public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> where S: Scheduler {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
