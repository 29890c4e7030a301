import Foundation

/// A link that mixes the values of several publishers, called its sides, into one stream.
///
/// While downstream demand is limited, each side is asked for one value at a time, and values without demand wait in order of arrival. Once
/// the demand is unlimited, every side is asked for all values. `lock` guards the state; downstream runs inside the gate.
///
/// Invariants: the backlog is empty or there is no demand, except during a delivery; after the end nothing is held.
final class Flattener<Downstream: Subscriber>: Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  /// A publisher that has not finished; its subscription may not have arrived yet.
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

  /// The demand for the outer publisher when a side has ended, which is one if the number of sides is limited.
  private let replacement: Subscribers.Demand

  /// Creates a link with the name of its operator, open for sides.
  init(_ name: String, _ downstream: Downstream, replacement: Subscribers.Demand = .none) {
    self.name = name
    self.downstream = downstream
    self.replacement = replacement
  }

  /// True while downstream is attached.
  var isLive: Bool { lock.withLock { downstream != nil } }

  /// Takes the subscription of a publisher of publishers. Returns false if the link already has one, or has ended.
  func receive(outer subscription: any Subscription) -> Bool {
    lock.withLock {
      guard downstream != nil, outer == nil else { return false }
      outer = subscription
      return true
    }
  }

  /// Adds a publisher to the mix.
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

  /// Ends the link immediately with the failure of a side or of the outer publisher. Values that wait for demand are lost.
  func fail(_ error: Failure, side number: Int? = nil) {
    gate.deliver(catchUp: catchUp) {
      // A failed subscription must not be cancelled.
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

  /// Takes the subscription of a side.
  func receive(_ subscription: any Subscription, side number: Int) {
    let wish = lock.withLock { () -> Subscribers.Demand? in
      guard downstream != nil, let side = sides[number], side.subscription == nil else { return nil }
      sides[number] = Side(subscription: subscription)
      return wantsAll ? .unlimited : .max(1)
    }
    guard let wish else { return subscription.cancel() }
    gate.callUpstream { subscription.request(wish) }
  }

  /// Takes a value from a side. Returns the further demand for that side.
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
    let upgraded = lock.withLock { raiseDemand(by: demand) }
    for side in upgraded { gate.callUpstream { side.request(.unlimited) } }
    gate.deliverUnlessBusy(catchUp)
  }

  func cancel() {
    for upstream in release().upstreams { upstream.cancel() }
  }

  /// Delivers waiting values as far as there is demand, then the end if everything was delivered.
  private func catchUp() {
    _ = drain(calledBy: nil)
    finishInsideIfDone()
  }

  /// Delivers waiting values as far as there is demand, and requests a new value from a side for each of its delivered values.
  ///
  /// Returns the demand for the calling side. Because it is returned, a side that answers immediately does not make the stack grow.
  private func drain(calledBy caller: Int?) -> Subscribers.Demand {
    var owed = Subscribers.Demand.none
    while let (value, number, downstream) = lock.withLock({ takeNext() }) {
      let more = downstream.receive(value)
      let (upgraded, side) = lock.withLock { () -> ([any Subscription], (any Subscription)?) in
        let upgraded = raiseDemand(by: more)
        return (upgraded, wantsAll ? nil : sides[number]?.subscription)
      }
      for side in upgraded { gate.callUpstream { side.request(.unlimited) } }
      guard let side else { continue }
      if number == caller { owed += 1 } else { gate.callUpstream { side.request(.max(1)) } }
    }
    return owed
  }

  /// Returns the next delivery. Called under the lock.
  private func takeNext() -> (Input, Int, Downstream)? {
    guard demand > .none, let downstream, let item = backlog.popFirst() else { return nil }
    demand -= 1
    return (item.value, item.side, downstream)
  }

  /// Adds to the demand. Called under the lock. Returns the sides that must now be asked for all values.
  private func raiseDemand(by more: Subscribers.Demand) -> [any Subscription] {
    demand += more
    guard demand == .unlimited, !wantsAll else { return [] }
    wantsAll = true
    return sides.sorted { $0.key < $1.key }.compactMap(\.value.subscription)
  }

  /// Finishes if no more values can arrive and none are waiting.
  private func finishIfDone() {
    gate.deliver(catchUp: catchUp) { finishInsideIfDone() }
  }

  /// Finishes if no more values can arrive and none are waiting. Called inside the gate.
  private func finishInsideIfDone() {
    let ended = lock.withLock { () -> Downstream? in
      guard !isOpen, sides.isEmpty, backlog.isEmpty else { return nil }
      defer { downstream = nil }
      return downstream
    }
    ended?.receive(completion: .finished)
  }

  /// Ends the link. Returns everything it held, so that the caller can release it outside the lock.
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
  /// Merges the publishers that `addAll` adds to the link, in their order. Downstream receives the link first.
  static func merge(_ downstream: Downstream, addAll: (Flattener) -> Void) {
    let link = Flattener("Merge", downstream)
    downstream.receive(subscription: link)
    addAll(link)
    link.close()
  }
}
