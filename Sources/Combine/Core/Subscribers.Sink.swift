import Foundation

extension Subscribers {
  /// A subscriber that requests all values and passes them to closures. It releases the closures when it ends.
  final public class Sink<Input, Failure>: Subscriber, Cancellable where Failure: Error {
    private let lock = NSLock()
    private var status = UpstreamStatus.awaitingSubscription
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Creates a sink without a subscription, for use with `subscribe(_:)`.
    public init(
      receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
      receiveValue: @escaping ((Input) -> Void)
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// The closure that receives each value. After the sink has ended, the closure does nothing.
    final public var receiveValue: (Input) -> Void {
      lock.withLock { onValue } ?? { _ in }
    }

    /// The closure that receives the completion. After the sink has ended, the closure does nothing.
    final public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { onCompletion } ?? { _ in }
    }

    final public func receive(subscription: any Subscription) {
      guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    final public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { onValue }?(value)
      return .none
    }

    final public func receive(completion: Subscribers.Completion<Failure>) {
      terminate().onCompletion?(completion)
    }

    final public func cancel() {
      terminate().upstream?.cancel()
    }

    /// Ends the sink. Returns the references that it held, so that the caller can release them outside the lock.
    private func terminate() -> (
      upstream: (any Subscription)?, onValue: ((Input) -> Void)?, onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
      lock.withLock {
        let held = (status.terminate(), onValue, onCompletion)
        onValue = nil
        onCompletion = nil
        return held
      }
    }
  }
}

extension Subscribers.Sink: PipelineLink {
  public var description: String { "Sink" }
}

extension Publisher {
  /// Requests all values, and passes each value and the completion to closures until the returned value is cancelled or released.
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Self.Failure>) -> Void),
    receiveValue: @escaping ((Self.Output) -> Void)
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Self.Failure == Never {
  /// Requests all values, and passes each of them to a closure until the returned value is cancelled or released.
  public func sink(receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
