import Foundation

/// The link for the `buffer` operator.
///
/// Only one loop delivers at a time. Calls that arrive during a delivery only add to the loop's work, so that the stack does not grow.
///
/// Invariants: at most `size` values wait, not including values with demand that the running loop will deliver; the end is sent when no
/// value waits and there is demand; a failure is sent as soon as there is no demand for the waiting values.
final class BufferLink<Downstream: Subscriber>: Subscriber, Subscription, PipelineLink {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private var ends: LinkEnds<Downstream>
  private var waiting = FIFO<Input>()
  private var demand = Subscribers.Demand.none
  private var ending: Subscribers.Completion<Failure>?
  private var isDelivering = false

  var description: String { "Buffer" }

  /// Creates a link without a subscription.
  init(
    _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    ends = LinkEnds(downstream)
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
  }

  func receive(subscription: any Subscription) {
    guard let receiver = lock.withLock({ ends.accept(subscription) }) else { return subscription.cancel() }
    receiver.receive(subscription: self)
    switch prefetch {
    case .byRequest: subscription.request(.unlimited)
    case .keepFull: if size > 0 { subscription.request(.max(size)) }
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (dropped, overflow) = lock.withLock { () -> (Input?, (() -> Failure)?) in
      guard ends.receiver != nil, ending == nil else { return (nil, nil) }
      guard demand == .none, waiting.count >= size else {
        waiting.append(input)
        return (nil, nil)
      }
      switch whenFull {
      case .dropNewest: return (nil, nil)
      case .dropOldest:
        let oldest = waiting.popFirst()
        if size > 0 { waiting.append(input) }
        return (oldest, nil)
      case .customError(let error): return (nil, error)
      }
    }
    withExtendedLifetime(dropped) {}
    if let overflow { fail(overflow()) }
    return drain()
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      guard ends.receiver != nil, ending == nil else { return }
      _ = ends.terminateUpstream()
      ending = completion
    }
    _ = drain()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    let freed = drain()
    if freed > .none { lock.withLock { ends.upstream }?.request(freed) }
  }

  func cancel() {
    let held = lock.withLock { () -> (upstream: (any Subscription)?, downstream: Downstream?, waiting: FIFO<Input>) in
      defer { waiting = FIFO() }
      let held = ends.terminate()
      return (held.upstream, held.downstream, waiting)
    }
    held.upstream?.cancel()
  }

  /// Cancels the upstream and stores a failure.
  private func fail(_ error: Failure) {
    let upstream = lock.withLock { () -> (any Subscription)? in
      guard ending == nil else { return nil }
      ending = .failure(error)
      return ends.terminateUpstream()
    }
    upstream?.cancel()
  }

  /// Delivers waiting values while there is demand, followed by the end. Returns the demand to replace the delivered values.
  private func drain() -> Subscribers.Demand {
    var freed = 0
    while let (value, receiver) = takeTurn() {
      let more = receiver.receive(value)
      freed += 1
      lock.withLock {
        demand += more
        isDelivering = false
      }
    }
    finishIfDone()
    return prefetch == .keepFull ? .max(freed) : .none
  }

  /// Returns the next delivery; nil if there is none or another loop is delivering.
  private func takeTurn() -> (Input, Downstream)? {
    lock.withLock {
      guard !isDelivering, demand > .none, let receiver = ends.downstream, let value = waiting.popFirst() else { return nil }
      demand -= 1
      isDelivering = true
      return (value, receiver)
    }
  }

  /// Sends the end if it has arrived and may be sent now. Values that a failure overtakes are discarded.
  private func finishIfDone() {
    let ended = lock.withLock { () -> (receiver: Downstream, ending: Subscribers.Completion<Failure>, dropped: FIFO<Input>)? in
      guard let ending, isTurn(of: ending), let receiver = ends.terminate().downstream else { return nil }
      defer { waiting = FIFO() }
      return (receiver, ending, waiting)
    }
    if let ended { ended.receiver.receive(completion: ended.ending) }
  }

  /// Returns true if no delivery is running and the end may be sent. A failure may be sent if no requested value is waiting. A normal end
  /// may be sent if no value is waiting and there is demand.
  private func isTurn(of ending: Subscribers.Completion<Failure>) -> Bool {
    guard !isDelivering else { return false }
    if case .failure = ending { return waiting.isEmpty || demand == .none }
    return waiting.isEmpty && demand > .none
  }
}

extension BufferLink {
  var customMirror: Mirror {
    let (status, waiting, demand, ending) = lock.withLock { (ends.status, self.waiting, self.demand, self.ending) }
    return Mirror(
      self, children: ["values": waiting.elements, "state": status, "downstreamDemand": demand, "terminal": ending as Any])
  }
}
