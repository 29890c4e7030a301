import Foundation

/// The subscriber that drives an asynchronous iteration. Each waiting `next()` call represents a demand of one.
///
/// Invariants: the number of waiting calls never exceeds the outstanding demand; no call waits after the end. A failure is reported once.
final class AsyncFeed<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  /// The result of a `next()` call.
  enum Event {
    /// A published value.
    case value(Input)
    /// The end of the iteration. The completion is nil if the iteration was cancelled, and in all calls after the first one that received
    /// the end.
    case end(Subscribers.Completion<Failure>?)
  }

  /// An object that represents the lifetime of an iteration. It cancels the subscription when the iterator is released.
  final class Lifetime {
    /// The subscriber that drives the iteration.
    let feed: AsyncFeed<Input, Failure>

    /// Creates a lifetime for a subscriber.
    init(_ feed: AsyncFeed<Input, Failure>) {
      self.feed = feed
    }

    deinit {
      feed.cancel()
    }
  }

  private typealias Waiter = CheckedContinuation<UncheckedSendable<Event>, Never>

  private let lock = NSLock()
  private var status = UpstreamStatus.awaitingSubscription
  private var waiters = FIFO<Waiter>()
  private var openDemand = 0
  private var completion: Subscribers.Completion<Failure>?

  /// Requests a value and returns the next event.
  func next() async -> Event {
    await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0) }.value
    } onCancel: {
      cancel()
    }
  }

  func receive(subscription: any Subscription) {
    let open = lock.withLock { () -> Int? in
      guard status.accept(subscription) else { return nil }
      return openDemand
    }
    guard let open else { return subscription.cancel() }
    if open > 0 { subscription.request(.max(open)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let waiter = lock.withLock {
      openDemand = max(0, openDemand - 1)
      return waiters.popFirst()
    }
    waiter?.resume(returning: UncheckedSendable(.value(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    _ = end(completion)
  }

  /// Cancels the subscription. Waiting and subsequent calls receive the end.
  func cancel() {
    end(nil)?.cancel()
  }

  /// Adds a call to the waiting calls, or resumes it immediately if the iteration has ended.
  private func wait(_ waiter: Waiter) {
    let (hasEnded, told, asked) = lock.withLock { () -> (Bool, Subscribers.Completion<Failure>?, (any Subscription)?) in
      guard !status.isTerminal else {
        defer { completion = nil }
        return (true, completion, nil)
      }
      waiters.append(waiter)
      openDemand += 1
      return (false, nil, status.subscription)
    }
    asked?.request(.max(1))
    if hasEnded { waiter.resume(returning: UncheckedSendable(.end(told))) }
  }

  /// Ends the iteration. The first waiting call receives the completion, and all others receive nil. Returns the subscription if there
  /// was one.
  private func end(_ completion: Subscribers.Completion<Failure>?) -> (any Subscription)? {
    var (subscription, waiting) = lock.withLock { () -> ((any Subscription)?, FIFO<Waiter>) in
      guard !status.isTerminal else { return (nil, FIFO()) }
      defer { waiters = FIFO() }
      if waiters.isEmpty { self.completion = completion }
      return (status.terminate(), waiters)
    }
    var told = completion
    while let waiter = waiting.popFirst() {
      waiter.resume(returning: UncheckedSendable(.end(told)))
      told = nil
    }
    return subscription
  }
}

extension AsyncFeed: PipelineLink {
  var description: String { "AsyncFeed" }
}
