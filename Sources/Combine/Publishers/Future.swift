import Foundation

/// A publisher whose one value, or failure, some work will give. The work starts when the future is made, not when someone subscribes.
final public class Future<Output, Failure>: Publisher where Failure: Error {
  /// Called by the work with its result; calls after the first do nothing.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  /// By their numbers, which only grow.
  private var waiting: [Int: FutureOutlet<Output, Failure>] = [:]
  private var lastNumber = 0

  /// Starts the work at once. It keeps the future alive until it lets go of the promise.
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

  /// Forgets a subscription that was cancelled.
  func detach(_ outlet: FutureOutlet<Output, Failure>) {
    let held = lock.withLock { waiting.removeValue(forKey: outlet.number) }
    withExtendedLifetime(held) {}
  }

  /// Takes the first result and gives it to all who wait, in the order in which they subscribed.
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
