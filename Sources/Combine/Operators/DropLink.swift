import Foundation

/// The link for the `dropFirst` operator.
///
/// The link is sent downstream before it subscribes to the upstream. It requests an additional value for each dropped one.
final class DropLink<Downstream: Subscriber>: Subscriber, Subscription, PipelineLink {
  private let lock = NSLock()
  private var ends: LinkEnds<Downstream>
  private var remaining: Int
  private var earlyDemand = Subscribers.Demand.none

  var description: String { "Drop" }

  /// Creates a link that drops the given number of values, without a subscription.
  init(_ downstream: Downstream, count: Int) {
    ends = LinkEnds(downstream)
    remaining = count
  }

  func receive(subscription: any Subscription) {
    let demand = lock.withLock { () -> Subscribers.Demand? in
      guard ends.accept(subscription) != nil else { return nil }
      return earlyDemand + remaining
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let receiver = lock.withLock { () -> Downstream? in
      guard ends.receiver != nil, remaining > 0 else { return ends.receiver }
      remaining -= 1
      return nil
    }
    return receiver?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    terminate().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock { () -> (any Subscription)? in
      if ends.upstream == nil { earlyDemand += demand }
      return ends.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    terminate().upstream?.cancel()
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  private func terminate() -> (upstream: (any Subscription)?, downstream: Downstream?) {
    lock.withLock { ends.terminate() }
  }
}
