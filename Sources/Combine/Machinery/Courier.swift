import Foundation

/// A link that hands values and the completion to a scheduler and delivers them from there, in order on any scheduler.
///
/// Each arrival posts one delivery, and each delivery takes the oldest arrival. A concurrent scheduler therefore affects threads, but not
/// the order. `lock` guards the state, and downstream runs inside the gate.
///
/// Invariant: after the end, nothing is retained, and deliveries that are still posted do nothing.
final class Courier<Downstream: Subscriber>: Subscriber, Subscription {
  private enum Parcel {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private let lock = NSLock()
  private let gate = DeliveryGate()
  private let name: String
  private let post: (@escaping () -> Void) -> Void
  private var ends: LinkEnds<Downstream>
  private var parcels = FIFO<Parcel>()

  /// Creates a link with its operator's name. `post` submits a delivery to the scheduler.
  init(_ name: String, _ downstream: Downstream, post: @escaping (@escaping () -> Void) -> Void) {
    self.name = name
    ends = LinkEnds(downstream)
    self.post = post
  }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock { ends.accept(subscription) }
    guard let receiver else { return subscription.cancel() }
    receiver.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    send(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    send(.completion(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    requestUpstream(demand)
  }

  /// Requests values from the upstream, outside of deliveries.
  private func requestUpstream(_ demand: Subscribers.Demand) {
    guard let upstream = lock.withLock({ ends.upstream }) else { return }
    gate.callUpstream { upstream.request(demand) }
  }

  func cancel() {
    terminate().upstream?.cancel()
  }

  /// Appends a parcel and posts a delivery.
  private func send(_ parcel: Parcel) {
    let isAwaited = lock.withLock { () -> Bool in
      guard ends.receiver != nil else { return false }
      parcels.append(parcel)
      return true
    }
    if isAwaited { post(deliverNext) }
  }

  /// Delivers the oldest parcel.
  private func deliverNext() {
    let more = gate.deliver(catchUp: {}) { () -> Subscribers.Demand in
      let (parcel, receiver) = lock.withLock { (parcels.popFirst(), ends.downstream) }
      switch parcel {
      case nil: break
      case .value(let value): return receiver?.receive(value) ?? .none
      case .completion(let completion): terminate().downstream?.receive(completion: completion)
      }
      return .none
    }
    if more > .none { requestUpstream(more) }
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  private func terminate() -> (upstream: (any Subscription)?, downstream: Downstream?, parcels: FIFO<Parcel>) {
    lock.withLock {
      defer { parcels = FIFO() }
      let held = ends.terminate()
      return (held.upstream, held.downstream, parcels)
    }
  }
}

extension Courier: PipelineLink {
  var description: String { name }
}
