import Foundation

/// A link that merges the values of several publishers, called its sides, into one stream.
///
/// While downstream demand is limited, the link requests one value at a time from each side, and values without demand wait in order of
/// arrival. Once the demand is unlimited, the link requests all values from every side. `lock` guards the state, and downstream runs
/// inside the gate.
///
/// Invariants: the backlog is empty or there is no demand, except during a delivery; after the end, nothing is retained.
final class Flattener<Downstream: Subscriber>: Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  /// A publisher that has not finished. Its subscription may not have arrived yet.
  private struct Side {
    let subscription: (any Subscription)?
  }

  private let lock = NSLock()
  private let gate = DeliveryGate()
  private let name: String
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var wantsAll = false
  private var backlog = FIFO<(side: Int, value: Input)>()
  private var sides: [Int: Side] = [:]
  private var nextSide = 0
  private var outer: (any Subscription)?
  private var isOpen = true

  /// The demand to send to the outer publisher when a side ends: one if the number of sides is limited, and otherwise none.
  private let replacement: Subscribers.Demand

  /// Creates a link with its operator's name, to which sides can be added.
  init(_ name: String, _ downstream: Downstream, replacement: Subscribers.Demand = .none) {
    self.name = name
    self.downstream = downstream
    self.replacement = replacement
  }

  /// True while downstream is attached.
  var isLive: Bool { lock.withLock { downstream != nil } }

  /// Accepts the subscription to the publisher of publishers. Returns false if the link already has one or has ended.
  func receive(outer subscription: any Subscription) -> Bool {
    lock.withLock {
      guard downstream != nil, outer == nil else { return false }
      outer = subscription
      return true
    }
  }

  /// Adds a publisher.
  func add<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
    let number = lock.withLock { () -> Int? in
      guard downstream != nil else { return nil }
      defer { nextSide += 1 }
      sides[nextSide] = Side(subscription: nil)
      return nextSide
    }
    if let number { publisher.subscribe(FlattenerSide(number: number, link: self)) }
  }

  /// Records that no more publishers will be added.
  func close() {
    lock.withLock {
      isOpen = false
      outer = nil
    }
    finishIfDone()
  }

  /// Ends the link immediately with the failure of a side or of the outer publisher. Values that wait for demand are discarded.
  func fail(_ error: Failure, side number: Int? = nil) {
    gate.deliver(catchUp: catchUp) {
      // A subscription that has failed must not be cancelled.
      let failed = lock.withLock { () -> (any Subscription)? in
        if let number { return sides.removeValue(forKey: number)?.subscription }
        return outer.take()
      }
      defer { withExtendedLifetime(failed) {} }
      let held = release()
      for upstream in held.upstreams { upstream.cancel() }
      held.downstream?.receive(completion: .failure(error))
    }
  }

  /// Accepts the subscription of a side.
  func receive(_ subscription: any Subscription, side number: Int) {
    let wish = lock.withLock { () -> Subscribers.Demand? in
      guard downstream != nil, let side = sides[number], side.subscription == nil else { return nil }
      sides[number] = Side(subscription: subscription)
      return wantsAll ? .unlimited : .max(1)
    }
    guard let wish else { return subscription.cancel() }
    gate.callUpstream { subscription.request(wish) }
  }

  /// Accepts a value from a side. Returns the side's additional demand.
  func receive(_ value: Input, side number: Int) -> Subscribers.Demand {
    lock.withLock {
      guard downstream != nil, sides[number] != nil else { return }
      backlog.append((number, value))
    }
    return gate.deliver(catchUp: catchUp) { drain(calledBy: number) }
  }

  /// Records that a side has finished.
  func finish(side number: Int) {
    let (side, outer) = lock.withLock { (sides.removeValue(forKey: number), self.outer) }
    if side != nil, let outer, replacement > .none { gate.callUpstream { [replacement] in outer.request(replacement) } }
    finishIfDone()
  }

  func request(_ demand: Subscribers.Demand) {
    let upgraded = lock.withLock { increaseDemand(by: demand) }
    for side in upgraded { gate.callUpstream { side.request(.unlimited) } }
    gate.deliverUnlessBusy(catchUp)
  }

  func cancel() {
    for upstream in release().upstreams { upstream.cancel() }
  }

  /// Delivers waiting values while there is demand, followed by the end if all values have been delivered.
  private func catchUp() {
    _ = drain(calledBy: nil)
    finishInsideIfDone()
  }

  /// Delivers waiting values while there is demand, and requests a new value from a side for each of its delivered values.
  ///
  /// Returns the demand of the calling side. Returning the demand, instead of requesting it, keeps the stack from growing if a side
  /// responds immediately.
  private func drain(calledBy caller: Int?) -> Subscribers.Demand {
    var owed = Subscribers.Demand.none
    while let (value, number, downstream) = lock.withLock({ takeNext() }) {
      let more = downstream.receive(value)
      let (upgraded, side) = lock.withLock { () -> ([any Subscription], (any Subscription)?) in
        let upgraded = increaseDemand(by: more)
        return (upgraded, wantsAll ? nil : sides[number]?.subscription)
      }
      for side in upgraded { gate.callUpstream { side.request(.unlimited) } }
      guard let side else { continue }
      if number == caller { owed += 1 } else { gate.callUpstream { side.request(.max(1)) } }
    }
    return owed
  }

  /// Returns the next delivery. The caller must hold the lock.
  private func takeNext() -> (Input, Int, Downstream)? {
    guard demand > .none, let downstream, let item = backlog.popFirst() else { return nil }
    demand -= 1
    return (item.value, item.side, downstream)
  }

  /// Increases the demand. The caller must hold the lock. Returns the sides from which all values must now be requested.
  private func increaseDemand(by more: Subscribers.Demand) -> [any Subscription] {
    demand += more
    guard demand == .unlimited, !wantsAll else { return [] }
    wantsAll = true
    return sides.sorted { $0.key < $1.key }.compactMap(\.value.subscription)
  }

  /// Finishes if no more values can arrive and no values are waiting.
  private func finishIfDone() {
    gate.deliver(catchUp: catchUp) { finishInsideIfDone() }
  }

  /// Finishes if no more values can arrive and no values are waiting. The caller must be inside the gate.
  private func finishInsideIfDone() {
    let ended = lock.withLock { () -> Downstream? in
      guard !isOpen, sides.isEmpty, backlog.isEmpty else { return nil }
      defer { downstream = nil }
      return downstream
    }
    ended?.receive(completion: .finished)
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  private func release() -> (downstream: Downstream?, upstreams: [any Subscription], backlog: FIFO<(side: Int, value: Input)>) {
    lock.withLock {
      defer {
        downstream = nil
        outer = nil
        sides = [:]
        backlog = FIFO()
      }
      return (downstream, [outer].compactMap { $0 } + sides.sorted { $0.key < $1.key }.compactMap(\.value.subscription), backlog)
    }
  }
}

extension Flattener: PipelineLink {
  var description: String { name }
}

extension Flattener {
  /// Merges the publishers that `addAll` adds to the link, in order. The link is sent downstream first.
  static func merge(_ downstream: Downstream, addAll: (Flattener) -> Void) {
    let link = Flattener("Merge", downstream)
    downstream.receive(subscription: link)
    addAll(link)
    link.close()
  }
}
