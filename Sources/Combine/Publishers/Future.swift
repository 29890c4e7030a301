import Foundation

/// A publisher that emits a single value or failure provided by asynchronous work. The work starts when the future is created, not when a
/// subscriber attaches.
final public class Future<Output, Failure>: Publisher where Failure: Error {
  /// A closure that receives the result of the work. Calls after the first have no effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  /// The waiting subscriptions, keyed by their ascending numbers.
  private var waiting: [Int: FutureOutlet<Output, Failure>] = [:]
  private var lastNumber = 0

  /// Creates a future and starts the work immediately. The future is retained until the work releases the promise.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let subscription = FutureSubscription(downstream: subscriber, future: self)
    let result = lock.withLock { () -> Result<Output, Failure>? in
      if self.result == nil {
        lastNumber += 1
        subscription.number = lastNumber
        waiting[lastNumber] = subscription
      }
      return self.result
    }
    subscription.introduce()
    if let result { subscription.fulfill(result) }
  }

  /// Removes a cancelled subscription.
  func detach(_ outlet: FutureOutlet<Output, Failure>) {
    let held = lock.withLock { waiting.removeValue(forKey: outlet.number) }
    withExtendedLifetime(held) {}
  }

  /// Accepts the first result and passes it to all waiting subscriptions, in the order in which they subscribed.
  private func fulfill(_ result: Result<Output, Failure>) {
    let receivers = lock.withLock { () -> [FutureOutlet<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [:] }
      return waiting.sorted { $0.key < $1.key }.map(\.value)
    }
    for receiver in receivers { receiver.fulfill(result) }
  }
}
