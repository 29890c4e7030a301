import Foundation

/// A link that takes values from one publisher after another, and transfers unused demand to the next.
///
/// If a publisher ends while it is being subscribed, the next publisher is subscribed after that call returns, so that the stack does not
/// grow with the number of publishers.
///
/// Invariants: only the latest stage can deliver; `demand` is the unsatisfied downstream demand; `upcoming` is set only while
/// `subscribingThread` is subscribing.
final class Succession<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private let name: String
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var stage = 0
  private var upstream: (any Subscription)?
  private var isIntroduced = false
  private var subscribingThread: UInt?
  private var upcoming: (() -> Void)?
  private let showsDemand: Bool

  private var hasPassed = false

  /// True if no value has been forwarded yet.
  var isEmpty: Bool { lock.withLock { !hasPassed } }

  /// Creates a link with its operator's name, without a publisher.
  init(_ name: String, _ downstream: Downstream, showsDemand: Bool = false) {
    self.name = name
    self.downstream = downstream
    self.showsDemand = showsDemand
  }

  /// Takes all further values from a publisher, whose end `completion` handles. Does nothing if the link has ended.
  func draw<P: Publisher>(on publisher: P, completion: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Downstream.Input {
    let next = lock.withLock { () -> Int? in
      guard downstream != nil else { return nil }
      stage += 1
      return stage
    }
    guard let next else { return }
    subscribeInTurn { [self] in
      guard lock.withLock({ downstream != nil }) else { return }
      publisher.subscribe(SuccessionStage(number: next, link: self, completion: completion))
    }
  }

  /// Subscribes immediately, or, if this thread is already subscribing in this link, after that call returns.
  private func subscribeInTurn(_ subscribe: @escaping () -> Void) {
    let thread = UInt(pthread_self())
    let isNested = lock.withLock {
      guard subscribingThread == thread else {
        subscribingThread = thread
        return false
      }
      upcoming = subscribe
      return true
    }
    if isNested { return }
    subscribe()
    while let next = takeUpcoming(thread) { next() }
  }

  /// Returns the next subscription to make on a thread; nil if there is none or another thread continues the succession.
  private func takeUpcoming(_ thread: UInt) -> (() -> Void)? {
    lock.withLock {
      guard subscribingThread == thread else { return nil }
      if upcoming == nil { subscribingThread = nil }
      return upcoming.take()
    }
  }

  /// Ends the link.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    release().downstream?.receive(completion: completion)
  }

  /// Accepts the subscription of a stage. The first subscription introduces the link downstream. From later ones, the outstanding demand
  /// is requested.
  func receive(_ subscription: any Subscription, from number: Int) {
    let entry = lock.withLock { () -> (isFirst: Bool, downstream: Downstream, demand: Subscribers.Demand)? in
      guard let downstream, number == stage, upstream == nil else { return nil }
      upstream = subscription
      defer { isIntroduced = true }
      return (!isIntroduced, downstream, demand)
    }
    guard let entry else { return subscription.cancel() }
    if entry.isFirst {
      entry.downstream.receive(subscription: self)
    } else if entry.demand > .none {
      subscription.request(entry.demand)
    }
  }

  /// Forwards a value from a stage.
  func receive(_ value: Downstream.Input, from number: Int) -> Subscribers.Demand {
    let receiver = lock.withLock { () -> Downstream? in
      guard number == stage, downstream != nil else { return nil }
      demand -= 1
      hasPassed = true
      return downstream
    }
    guard let receiver else { return .none }
    let more = receiver.receive(value)
    lock.withLock { demand += more }
    return more
  }

  /// Records the end of a stage. Returns false if the stage is not the latest one or the link has ended.
  func retire(_ number: Int) -> Bool {
    lock.withLock {
      guard number == stage, downstream != nil else { return false }
      upstream = nil
      return true
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      self.demand += demand
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    release().upstream?.cancel()
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  private func release() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.withLock {
      defer {
        downstream = nil
        upstream = nil
      }
      return (downstream, upstream)
    }
  }
}

extension Succession: PipelineLink {
  var description: String { name }

  var customMirror: Mirror {
    guard showsDemand else { return Mirror(self, children: [:]) }
    let (downstream, demand) = lock.withLock { (self.downstream, self.demand) }
    return Mirror(self, children: ["downstream": downstream.shown, "demand": demand])
  }
}
