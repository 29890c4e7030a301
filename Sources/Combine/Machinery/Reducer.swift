import Foundation

/// A link that receives all values and emits at most one result, once the result is known and requested.
///
/// Completion without a result also waits for demand, but a failure does not.
///
/// Invariant: after the end, nothing is forwarded in either direction; `outcome` is set only while it waits for demand.
final class Reducer<Downstream: Subscriber, Input, Failure: Error>: Subscriber, Subscription {
  /// The progress made by processing a value.
  enum Progress {
    /// The result is not known yet.
    case more
    /// The result is known.
    case done
    /// The pipeline fails.
    case fail(Downstream.Failure)
  }

  private let lock = NSLock()
  private let name: String
  private let take: (Input) -> Progress
  private let conclude: () -> Downstream.Input?
  private let mapFailure: (Failure) -> Downstream.Failure
  private var status = UpstreamStatus.awaitingSubscription
  private var downstream: Downstream?
  private var isAsked = false
  private var outcome: Held<Downstream.Input?>?
  private let initial: Any?

  /// Creates a link with its operator's name. `take` receives one value at a time. `conclude` returns the result so far, or nil if there
  /// is none; after the last value, this is the final result. `initial` is the starting value that mirrors show.
  init(
    _ name: String, _ downstream: Downstream, mapFailure: @escaping (Failure) -> Downstream.Failure,
    initial: Any? = nil, take: @escaping (Input) -> Progress, conclude: @escaping () -> Downstream.Input?
  ) {
    self.name = name
    self.downstream = downstream
    self.mapFailure = mapFailure
    self.initial = initial
    self.take = take
    self.conclude = conclude
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { status.accept(subscription) ? self.downstream : nil }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ status.isSubscribed }) else { return .none }
    switch take(input) {
    case .more: break
    case .done: settle(cancelsUpstream: true)
    case .fail(let error):
      let held = terminate()
      held.upstream?.cancel()
      held.downstream?.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    // A completion is also accepted from an upstream that never sent a subscription.
    guard lock.withLock({ !status.isTerminal }) else { return }
    switch completion {
    case .finished: settle(cancelsUpstream: false)
    case .failure(let error): terminate().downstream?.receive(completion: .failure(mapFailure(error)))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let ready = lock.withLock { () -> (outcome: Held<Downstream.Input?>, downstream: Downstream)? in
      isAsked = true
      guard let outcome, let downstream else { return nil }
      self.outcome = nil
      return (outcome, downstream)
    }
    if let ready { deliver(ready.outcome.value, to: ready.downstream) }
  }

  func cancel() {
    terminate().upstream?.cancel()
  }

  /// Ends the upstream side. The result, if any, is emitted if it has been requested, and otherwise stored until it is. An upstream that
  /// has already ended is not cancelled.
  private func settle(cancelsUpstream: Bool) {
    let outcome = Held(conclude())
    let (upstream, receiver) = lock.withLock { () -> ((any Subscription)?, Downstream?) in
      let upstream = status.terminate()
      guard isAsked else {
        self.outcome = outcome
        return (upstream, nil)
      }
      return (upstream, downstream)
    }
    if cancelsUpstream { upstream?.cancel() }
    if let receiver { deliver(outcome.value, to: receiver) }
  }

  /// Emits the result, if there is one, followed by the end, unless downstream cancels first.
  private func deliver(_ result: Downstream.Input?, to receiver: Downstream) {
    if let result { _ = receiver.receive(result) }
    terminate().downstream?.receive(completion: .finished)
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  private func terminate() -> (upstream: (any Subscription)?, downstream: Downstream?, outcome: Held<Downstream.Input?>?) {
    lock.withLock {
      let held = (status.terminate(), downstream, outcome)
      downstream = nil
      outcome = nil
      return held
    }
  }
}

extension Reducer: PipelineLink {
  var description: String { name }

  var customMirror: Mirror {
    let (downstream, status) = lock.withLock { (self.downstream, self.status) }
    return Mirror(
      self,
      children: ["downstream": downstream.shown, "result": conclude() as Any, "initial": initial as Any, "status": status])
  }
}
