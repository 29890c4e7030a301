import Foundation

extension Publishers {
  /// A publisher that stops the process in the debugger when a closure returns true.
  public struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that provides the values.
    public let upstream: Upstream

    /// The closure that returns true to stop the process before the subscription is forwarded.
    public let receiveSubscription: ((any Subscription) -> Bool)?

    /// The closure that returns true to stop the process before a value is forwarded.
    public let receiveOutput: ((Upstream.Output) -> Bool)?

    /// The closure that returns true to stop the process before the completion is forwarded.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    /// Creates a publisher that stops the process when a closure returns true.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Publishers.Breakpoint<Upstream>.Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Watch(breakpoint: self, downstream: subscriber))
    }
  }
}

extension Publishers.Breakpoint {
  /// A link that calls the closures. The link has no state, because it sends the upstream's subscription downstream.
  struct Watch<Downstream: Subscriber>: Subscriber, PipelineLink where Downstream.Input == Output, Downstream.Failure == Failure {
    /// The publisher that created this link.
    let breakpoint: Publishers.Breakpoint<Upstream>

    /// The downstream subscriber.
    let downstream: Downstream

    let combineIdentifier = CombineIdentifier()
    var description: String { "Breakpoint" }

    func receive(subscription: any Subscription) {
      if breakpoint.receiveSubscription?(subscription) == true { DebuggerStop.now() }
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      if breakpoint.receiveOutput?(input) == true { DebuggerStop.now() }
      return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if breakpoint.receiveCompletion?(completion) == true { DebuggerStop.now() }
      downstream.receive(completion: completion)
    }
  }
}

extension Publisher {
  /// Stops the process in the debugger when a closure returns true. Without a debugger, the process ends.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Self.Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput, receiveCompletion: receiveCompletion)
  }

  /// Stops the process in the debugger when this publisher fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}

/// A namespace for the signal with which the `breakpoint` operators stop the process.
enum DebuggerStop {
  /// Stops the process at the caller's stack.
  static func now() {
    raise(SIGTRAP)
  }
}
