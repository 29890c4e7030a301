import Foundation

/// A link that decides for each value whether to forward something, drop the value, or end. It forwards demand, and requests a new value
/// for each dropped one.
///
/// Invariant: after the end, regardless of its cause, nothing is forwarded in either direction.
final class Sieve<Downstream: Subscriber, Input, Failure: Error>: Subscriber, Subscription {
  /// The decision about a value.
  enum Verdict {
    /// Forwards an output.
    case pass(Downstream.Input)
    /// Drops the value.
    case drop
    /// Drops the value and finishes the pipeline.
    case finish
    /// Forwards an output and finishes the pipeline.
    case passAndFinish(Downstream.Input)
    /// The pipeline fails.
    case fail(Downstream.Failure)
  }

  private let lock = NSLock()
  private let name: String
  private let began: () -> Void
  private let decide: (Input) -> Verdict
  private let mapFailure: (Failure) -> Downstream.Failure
  private let shown: ((UpstreamStatus) -> [Mirror.Child])?
  private var status = UpstreamStatus.awaitingSubscription
  private var downstream: Held<Downstream>?

  /// Creates a link with its operator's name. `began` is called after the subscription arrives, before downstream receives it. `decide`
  /// is called with one value at a time and may store state. If `shown` is not nil, the mirror shows downstream followed by the children
  /// that `shown` returns.
  init(
    _ name: String, _ downstream: Downstream, mapFailure: @escaping (Failure) -> Downstream.Failure, began: @escaping () -> Void = {},
    shown: ((UpstreamStatus) -> [Mirror.Child])? = nil, decide: @escaping (Input) -> Verdict
  ) {
    self.name = name
    self.downstream = Held(downstream)
    self.mapFailure = mapFailure
    self.began = began
    self.shown = shown
    self.decide = decide
  }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock { status.accept(subscription) ? downstream : nil }
    guard let receiver else { return subscription.cancel() }
    began()
    receiver.value.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let receiver = lock.withLock({ status.isSubscribed ? downstream : nil }) else { return .none }
    switch decide(input) {
    case .pass(let output):
      return receiver.value.receive(output)
    case .drop:
      return .max(1)
    case .finish:
      end(.finished)
    case .passAndFinish(let output):
      _ = receiver.value.receive(output)
      end(.finished)
    case .fail(let error):
      end(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ status.isSubscribed }) else { return }
    terminate().downstream?.value.receive(completion: completion.mapFailure(mapFailure))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { status.subscription }?.request(demand)
  }

  func cancel() {
    terminate().upstream?.cancel()
  }

  /// Ends the pipeline because of a decision made by this link.
  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let held = terminate()
    held.upstream?.cancel()
    held.downstream?.value.receive(completion: completion)
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  private func terminate() -> (upstream: (any Subscription)?, downstream: Held<Downstream>?) {
    lock.withLock {
      let held = (status.terminate(), downstream)
      downstream = nil
      return held
    }
  }
}

extension Sieve where Failure == Downstream.Failure {
  /// Creates a link that forwards failures unchanged.
  convenience init(_ name: String, _ downstream: Downstream, filter: Any? = nil, decide: @escaping (Input) -> Verdict) {
    self.init(name, downstream, mapFailure: { $0 }, shown: Sieve.filtering(filter), decide: decide)
  }
}

extension Sieve where Downstream.Failure == any Error {
  /// Creates a link whose decision may throw an error, which fails the pipeline.
  convenience init(_ name: String, _ downstream: Downstream, filter: Any? = nil, tryDecide: @escaping (Input) throws -> Verdict) {
    self.init(name, downstream, mapFailure: { $0 }, shown: Sieve.filtering(filter)) { input in
      do { return try tryDecide(input) } catch { return .fail(error) }
    }
  }
}

extension Sieve: PipelineLink {
  var description: String { name }

  var customMirror: Mirror {
    guard let shown else { return Mirror(self, children: [:]) }
    let (downstream, status) = lock.withLock { (self.downstream, self.status) }
    return Mirror(self, children: [Mirror.Child("downstream", (downstream?.value).shown)] + shown(status))
  }

  /// Returns the mirror children for a link with a filter closure; nil if the link shows no children.
  private static func filtering(_ filter: Any?) -> ((UpstreamStatus) -> [Mirror.Child])? {
    filter.map { filter in { [("filter", filter), ("state", $0)] } }
  }
}
