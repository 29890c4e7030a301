import Foundation

/// The interface of a future's downstream, which hides the type of the subscriber.
class FutureOutlet<Output, Failure: Error> {
  /// The number of the subscription, starting at one; zero if it has never waited. The number is set before other threads can access the
  /// outlet.
  final var number = 0

  /// Accepts the result. A failure is forwarded immediately, and a value when it is requested.
  func fulfill(_ result: Result<Output, Failure>) {
    fatalError("FutureOutlet.fulfill is not overridden in \(type(of: self)).")
  }
}

/// A subscription to a future.
final class FutureSubscription<Downstream: Subscriber>: FutureOutlet<Downstream.Input, Downstream.Failure>, Subscription {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var future: Future<Downstream.Input, Downstream.Failure>?
  private var value: Downstream.Input?
  private var isAsked = false
  private var isIntroduced = false
  private var earlyFailure: Downstream.Failure?

  /// Creates a subscription that retains its future.
  init(downstream: Downstream, future: Future<Downstream.Input, Downstream.Failure>) {
    self.downstream = downstream
    self.future = future
  }

  /// Sends the subscription downstream. Call this method once. If another thread has reported a failure in the meantime, forwards the
  /// failure.
  func introduce() {
    lock.withLock { downstream }?.receive(subscription: self)
    let failure = lock.withLock {
      isIntroduced = true
      return earlyFailure.take()
    }
    if let failure { release().downstream?.receive(completion: .failure(failure)) }
  }

  override func fulfill(_ result: Result<Downstream.Input, Downstream.Failure>) {
    switch result {
    case .success(let value):
      lock.withLock { self.value = value }
      deliverIfRequested()
    case .failure(let error):
      let isEarly = lock.withLock { () -> Bool in
        if !isIntroduced { earlyFailure = error }
        return !isIntroduced
      }
      if !isEarly { release().downstream?.receive(completion: .failure(error)) }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.withLock { isAsked = true }
    deliverIfRequested()
  }

  func cancel() {
    release().future?.detach(self)
  }

  /// Forwards the value once both a value and demand exist, followed by the end unless the subscriber cancels in between.
  private func deliverIfRequested() {
    let ready = lock.withLock { () -> (downstream: Downstream, value: Downstream.Input)? in
      guard isAsked, let downstream, let value else { return nil }
      defer { self.value = nil }
      return (downstream, value)
    }
    guard let ready else { return }
    _ = ready.downstream.receive(ready.value)
    release().downstream?.receive(completion: .finished)
  }

  /// Ends the subscription. Returns the references that it held, so that the caller can release them outside the lock.
  private func release() -> (
    downstream: Downstream?, future: Future<Downstream.Input, Downstream.Failure>?, value: Downstream.Input?
  ) {
    lock.withLock {
      defer {
        downstream = nil
        future = nil
        value = nil
      }
      return (downstream, future, value)
    }
  }
}

extension FutureSubscription: PipelineLink {
  var description: String { "Future" }

  var customMirror: Mirror {
    let (downstream, future, isAsked) = lock.withLock { (self.downstream, self.future, self.isAsked) }
    return Mirror(
      self,
      children: ["parent": future as Any, "downstream": downstream as Any, "hasAnyDemand": isAsked, "subject": future as Any])
  }
}
