import Foundation

/// The subscription of a publisher that takes values from an iterator on demand and ends with the last one.
///
/// Only one loop delivers at a time. A request made during a delivery, on any thread, only increases the demand of that loop, so that the
/// stack does not grow with the sequence.
final class IteratorSubscription<Downstream: Subscriber, Elements: IteratorProtocol>: Subscription
where Elements.Element == Downstream.Input {
  private let lock = NSLock()
  private let ending: Subscribers.Completion<Downstream.Failure>
  private var downstream: Held<Downstream>?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false
  private let source: () -> Any

  // Only the loop accesses these properties. The lock transfers them from one loop to the next.
  private var upcoming: Elements.Element?
  private var rest: Elements

  /// Creates a subscription that delivers `first`, the elements of `rest`, and the ending. `source` returns the sequence for descriptions.
  init(
    first: Elements.Element, rest: Elements, ending: Subscribers.Completion<Downstream.Failure>, downstream: Downstream,
    source: @escaping () -> Any
  ) {
    upcoming = first
    self.rest = rest
    self.ending = ending
    self.downstream = Held(downstream)
    self.source = source
  }

  func request(_ demand: Subscribers.Demand) {
    let isMine = lock.withLock {
      self.demand += demand
      defer { isDelivering = true }
      return !isDelivering
    }
    if isMine { deliver() }
  }

  func cancel() {
    let held = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
    withExtendedLifetime(held) {}
  }

  /// Delivers until the demand or the elements are exhausted, or the subscriber cancels.
  private func deliver() {
    while let receiver = takeTurn(), let value = upcoming {
      let more = receiver.value.receive(value)
      lock.withLock { demand += more }
      upcoming = rest.next()
      if upcoming == nil { return finish() }
    }
  }

  /// Returns the receiver of the next element, or nil to end the loop.
  private func takeTurn() -> Held<Downstream>? {
    lock.lock()
    defer { lock.unlock() }
    guard demand > .none, let downstream else {
      isDelivering = false
      return nil
    }
    demand -= 1
    return downstream
  }

  /// Ends the subscription after the last element. The loop remains marked as running, so that no other loop starts.
  private func finish() {
    let receiver = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
    receiver?.value.receive(completion: ending)
  }
}

extension IteratorSubscription: PipelineLink {
  /// The sequence's own description if it has one and the subscription has not ended; otherwise a generic name.
  var description: String {
    guard !isOver, let described = source() as? any CustomStringConvertible else { return "Sequence" }
    return described.description
  }

  var customMirror: Mirror {
    Mirror(self, children: ["sequence": isOver ? [Elements.Element]() : source()])
  }

  /// True if the subscription was cancelled or has sent its completion.
  private var isOver: Bool { lock.withLock { downstream == nil } }
}
