import Foundation

/// The link for the `collect(_:)` operator. For each requested array, it requests as many values as the array contains.
///
/// Invariant: fewer than `count` values are collected, except while an array is being delivered.
final class CollectByCountLink<Downstream: Subscriber, Element>: Subscriber, Subscription, PipelineLink
where Downstream.Input == [Element] {
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let count: Int
  private var ends: LinkEnds<Downstream>
  private var gathered: [Element] = []

  var description: String { "CollectByCount" }

  var customMirror: Mirror {
    let (ends, gathered) = lock.withLock { (self.ends, self.gathered) }
    return Mirror(
      self,
      children: [
        "downstream": ends.downstream.shown, "upstreamSubscription": ends.upstream as Any, "buffer": gathered, "count": count,
      ])
  }

  /// Creates a link without a subscription.
  init(_ downstream: Downstream, count: Int) {
    ends = LinkEnds(downstream)
    self.count = count
  }

  func receive(subscription: any Subscription) {
    guard let receiver = lock.withLock({ ends.accept(subscription) }) else { return subscription.cancel() }
    receiver.receive(subscription: self)
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    let full = lock.withLock { () -> (receiver: Downstream, group: [Element])? in
      guard let receiver = ends.receiver else { return nil }
      gathered.append(input)
      guard gathered.count >= count else { return nil }
      defer { gathered = [] }
      return (receiver, gathered)
    }
    guard let full else { return .none }
    return full.receiver.receive(full.group) * count
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (receiver, rest) = lock.withLock { () -> (Downstream?, [Element]) in
      let receiver = ends.receiver
      _ = ends.terminateUpstream()
      defer { gathered = [] }
      return (receiver, gathered)
    }
    if case .finished = completion, !rest.isEmpty { _ = receiver?.receive(rest) }
    // Downstream may have cancelled when it received the remaining values.
    terminate().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { ends.upstream }?.request(demand * count)
  }

  func cancel() {
    terminate().upstream?.cancel()
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  private func terminate() -> (upstream: (any Subscription)?, downstream: Downstream?, gathered: [Element]) {
    lock.withLock {
      defer { gathered = [] }
      let held = ends.terminate()
      return (held.upstream, held.downstream, gathered)
    }
  }
}
