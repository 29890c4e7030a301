import Foundation

/// A subscription to a subject. It tracks the demand and delivers one value at a time.
///
/// `delivery` is held while the subscriber runs, so that values sent by several threads reach the subscriber one after another. The lock
/// is recursive, so that a value sent during a delivery is delivered immediately. `lock` guards the state and is never held while client
/// code runs.
///
/// Invariants: values are forwarded only while `downstream` is set, and at most as many as were requested; `kept` is set only in a
/// subject with a current value, and only while there is no demand.
final class SubjectSubscription<Downstream: Subscriber>: SubjectOutlet<Downstream.Input, Downstream.Failure>, Subscription {
  typealias Core = SubjectCore<Downstream.Input, Downstream.Failure>

  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var downstream: Held<Downstream>?
  private var core: Core?
  private var owner: AnyObject?
  private let name: String
  private let isSignal: Bool
  private let canOwe: Bool
  private var demand = Subscribers.Demand.none
  private var kept: Held<Downstream.Input>?
  private var owesCurrent: Bool
  private var replayedTicket: UInt64 = 0

  /// The ticket that identifies this subscription in the core. The core sets it before other threads can access the subscription.
  var ticket: UInt64 = 0

  /// Creates a subscription without demand.
  init(downstream: Downstream, core: Core, owner: AnyObject?, name: String) {
    self.downstream = Held(downstream)
    self.core = core
    self.owner = owner
    self.name = name
    isSignal = core.isSignal
    canOwe = core.replays
    owesCurrent = core.replays
  }

  /// Adds the subscription to the core with `register`, which returns nil or the completion of a subject that has ended, and then sends
  /// the subscription downstream.
  ///
  /// Both happen under the delivery lock, so that no value from another thread reaches the subscriber before its subscription.
  func start(
    _ register: () -> Held<Subscribers.Completion<Downstream.Failure>>?
  ) -> Held<Subscribers.Completion<Downstream.Failure>>? {
    delivery.lock()
    defer {
      delivery.unlock()
      if canOwe { deliverOwed() }
    }
    if let ended = register() {
      _ = release()
      return ended
    }
    lock.withLock { downstream }?.value.receive(subscription: self)
    return nil
  }

  override func offer(_ value: Downstream.Input, ticket: UInt64) {
    delivery.lock()
    defer {
      delivery.unlock()
      if canOwe { deliverOwed() }
    }
    lock.lock()
    guard let downstream else { return lock.unlock() }
    if canOwe {
      // A replay on demand has already delivered this value or a newer one.
      guard ticket > replayedTicket else { return lock.unlock() }
      owesCurrent = demand == .none
    }
    let former = kept
    defer { withExtendedLifetime(former) {} }
    kept = owesCurrent ? Held(value) : nil
    guard demand > .none else { return lock.unlock() }
    demand -= 1
    lock.unlock()
    deliver(value, to: downstream)
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    release().downstream?.value.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let (core, owes) = lock.withLock { () -> (Core?, Bool) in
      self.demand += isSignal ? .unlimited : demand
      return (self.core, owesCurrent)
    }
    guard let core else { return }
    core.recordDemand()
    if owes { deliverOwed() }
  }

  func cancel() {
    let held = release()
    held.core?.detach(ticket)
  }

  /// Forwards a value and adds the returned demand. The caller must hold the delivery lock.
  private func deliver(_ value: Downstream.Input, to downstream: Held<Downstream>) {
    let more = downstream.value.receive(value)
    guard more > .none else { return }
    let owes = lock.withLock {
      demand += more
      return owesCurrent
    }
    if owes { deliverOwed() }
  }

  /// Forwards the value for which there was no demand, or the current value if none has been sent yet (B10.04).
  ///
  /// A request must not wait for a delivery on another thread, which may in turn wait for the requesting thread. The delivering thread
  /// checks for outstanding values again after its delivery.
  private func deliverOwed() {
    while lock.withLock({ owesCurrent && demand > .none && downstream != nil }), delivery.try() {
      deliverOne()
      delivery.unlock()
    }
  }

  /// Forwards the outstanding value. The caller must hold the delivery lock.
  private func deliverOne() {
    guard let latest = lock.withLock({ core })?.latest else { return }
    lock.lock()
    guard owesCurrent, demand > .none, let downstream else { return lock.unlock() }
    let owed = kept ?? latest.value
    replayedTicket = latest.ticket
    owesCurrent = false
    kept = nil
    demand -= 1
    lock.unlock()
    deliver(owed.value, to: downstream)
  }

  /// Ends the subscription. Returns the references that it held, so that the caller can release them outside the lock.
  private func release() -> (downstream: Held<Downstream>?, core: Core?, owner: AnyObject?, kept: Held<Downstream.Input>?) {
    lock.withLock {
      let held = (downstream, core, owner, kept)
      downstream = nil
      core = nil
      owner = nil
      kept = nil
      return held
    }
  }
}

extension SubjectSubscription: PipelineLink {
  var description: String { name }

  var customMirror: Mirror {
    let (downstream, owner, demand) = lock.withLock { (self.downstream?.value, self.owner, self.demand) }
    guard !isSignal else { return Mirror(self, children: ["downstream": downstream.shown]) }
    return Mirror(
      self, children: ["parent": owner as Any, "downstream": downstream as Any, "demand": demand, "subject": owner as Any])
  }
}
