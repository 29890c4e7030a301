import Foundation

/// A subscriber that waits for one value, and then cancels its upstream and runs a closure. If the upstream ends first, it runs another
/// closure.
///
/// Invariant: exactly one closure is called once, unless the subscriber is cancelled first. After that, the subscriber retains neither
/// closure.
final class SignalSubscriber<Input, Failure: Error>: Subscriber, Cancellable, PipelineLink {
  /// The closures to call when the wait is over.
  private struct Reaction {
    let onOutput: () -> Void
    let onCompletion: (Subscribers.Completion<Failure>) -> Void
  }

  private let lock = NSLock()
  private var status = UpstreamStatus.awaitingSubscription
  private var reaction: Reaction?

  let description: String

  /// Creates a subscriber with its operator's name, without a subscription.
  init(_ name: String, onOutput: @escaping () -> Void, onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void) {
    description = name
    reaction = Reaction(onOutput: onOutput, onCompletion: onCompletion)
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
    subscription.request(.max(1))
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let held = terminate()
    held.upstream?.cancel()
    held.reaction?.onOutput()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    terminate().reaction?.onCompletion(completion)
  }

  func cancel() {
    terminate().upstream?.cancel()
  }

  /// Ends the wait. Returns the references that it held, so that the caller can release them outside the lock.
  private func terminate() -> (upstream: (any Subscription)?, reaction: Reaction?) {
    lock.withLock {
      defer { reaction = nil }
      return (status.terminate(), reaction)
    }
  }
}
