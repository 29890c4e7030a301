import Foundation

/// A publisher of one value or failure that asynchronous work provides. The work starts when the future is created, not at a subscription.
final public class Future<Output, Failure>: Publisher where Failure: Error {
  /// A closure that receives the result of the work; calls after the first do nothing.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  /// The waiting subscriptions by their numbers, which only increase.
  private var waiting: [Int: FutureOutlet<Output, Failure>] = [:]
  private var lastNumber = 0

  /// Creates a future and starts the work immediately. The work keeps the future alive until it releases the promise.
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

  /// Removes a subscription that was cancelled.
  func detach(_ outlet: FutureOutlet<Output, Failure>) {
    let held = lock.withLock { waiting.removeValue(forKey: outlet.number) }
    withExtendedLifetime(held) {}
  }

  /// Takes the first result and passes it to all waiting subscriptions, in the order in which they subscribed.
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
