import Foundation

/// The state that all kinds of subjects share: the subscribers, the subscriptions that feed the subject, the completion, and the current
/// value if the subject has one.
///
/// If a subject has a current value, its values are numbered by increasing tickets. A subscriber that has received the current value on
/// demand stores its ticket. Therefore, a concurrent send on another thread neither repeats that value nor sends an older one after it.
///
/// Invariants: after the subject has ended, it has no subscribers; no client code is called and no client object is released under the
/// lock; every outlet is a `SubjectOutlet<Output, Failure>`.
final class SubjectCore<Output, Failure: Error> {
  private typealias Outlet = SubjectOutlet<Output, Failure>

  private let lock: NSLock
  private var outlets = SubjectOutletList()
  private var feeds: [any Subscription] = []
  private var ending: Held<Subscribers.Completion<Failure>>?
  private var hasDemand: Bool
  private var current: Held<Output>?
  private var currentTicket: UInt64 = 0

  /// True if subscribers receive the current value with their first request.
  let replays: Bool

  /// True if a subscriber with any request receives all values, regardless of demand.
  let isSignal: Bool

  /// Creates a core without a current value.
  init(isSignal: Bool = false) {
    self.isSignal = isSignal
    lock = NSLock()
    replays = false
    hasDemand = false
  }

  /// Creates a core with a current value. Its owner may share a lock with the core.
  init(current: Output, lock: NSLock = NSLock()) {
    self.current = Held(current)
    self.lock = lock
    isSignal = false
    replays = true
    // The current value is updated whether or not there is demand.
    hasDemand = true
  }

  deinit {
    cancelFeeds()
  }

  /// The current value; nil if the subject has none.
  var value: Held<Output>? {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  /// The current value and its ticket; nil if the subject has none.
  var latest: (value: Held<Output>, ticket: UInt64)? {
    lock.lock()
    defer { lock.unlock() }
    guard let current else { return nil }
    return (current, currentTicket)
  }

  /// Stores a value as the current one and sends it. After the end, the method sends nothing, and stores the value only if
  /// `storesAfterEnd` is true.
  func send(_ value: Output, storesAfterEnd: Bool = false) {
    let fresh = replays ? Held(value) : nil
    lock.lock()
    guard ending == nil || storesAfterEnd else { return lock.unlock() }
    let former = store(fresh)
    // The end has removed all receivers.
    let (receivers, ticket) = (outlets.entries, currentTicket)
    lock.unlock()
    offer(value, ticket: ticket, to: receivers)
    withExtendedLifetime(former) {}
  }

  /// Stores a value as the current one if there are no subscribers. Returns false if there are any.
  func storeWithoutSubscribers(_ value: Output) -> Bool {
    let fresh = Held(value)
    lock.lock()
    let isUnheard = outlets.isEmpty
    let former = isUnheard ? store(fresh) : nil
    lock.unlock()
    withExtendedLifetime(former) {}
    return isUnheard
  }

  /// Sends a value, and then stores it as the current one (B10.01). Subscribers that attach in between receive the value afterwards.
  func sendBeforeStoring(_ value: Output) {
    let (receivers, joining) = lock.withLock { (outlets.entries, outlets.nextTicket) }
    offer(value, ticket: .max, to: receivers)
    let fresh = Held(value)
    lock.lock()
    let former = store(fresh)
    let (late, ticket) = (outlets.joined(since: joining), currentTicket)
    lock.unlock()
    offer(value, ticket: ticket, to: late)
    withExtendedLifetime(former) {}
  }

  /// Ends the subject.
  func send(completion: Subscribers.Completion<Failure>) {
    let ending = Held(completion)
    let receivers = lock.withLock { () -> [SubjectOutletList.Entry] in
      guard self.ending == nil else { return [] }
      self.ending = ending
      return outlets.removeAll()
    }
    for receiver in receivers { outlet(receiver)?.finish(completion) }
  }

  /// Adds a subscription that feeds the subject. All its values are requested as soon as a subscriber has requested any, or immediately
  /// if there is a current value to keep up to date.
  func send(subscription: any Subscription) {
    let (hasEnded, isWanted) = lock.withLock { () -> (Bool, Bool) in
      guard ending == nil else { return (true, false) }
      feeds.append(subscription)
      return (false, hasDemand)
    }
    if hasEnded { subscription.cancel() }
    if isWanted { subscription.request(.unlimited) }
  }

  /// Releases a subscription that has ended and stopped feeding the subject.
  func release(feed identifier: CombineIdentifier) {
    let ended = lock.withLock { feeds.firstIndex { $0.combineIdentifier == identifier }.map { feeds.remove(at: $0) } }
    withExtendedLifetime(ended) {}
  }

  /// Cancels all subscriptions that feed the subject.
  func cancelFeeds() {
    let stopping = lock.withLock {
      defer { feeds = [] }
      return feeds
    }
    for feed in stopping { feed.cancel() }
  }

  /// Attaches a subscriber. `owner` is retained while the subscriber is attached, and `name` describes the subscription.
  func attach<S: Subscriber>(_ subscriber: S, owner: AnyObject?, name: String) where S.Input == Output, S.Failure == Failure {
    let subscription = SubjectSubscription(downstream: subscriber, core: self, owner: owner, name: name)
    let ended = subscription.start {
      lock.withLock { () -> Held<Subscribers.Completion<Failure>>? in
        if ending == nil { subscription.ticket = outlets.append(subscription) }
        return ending
      }
    }
    guard let ended else { return }
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: ended.value)
  }

  /// Detaches a subscriber.
  func detach(_ ticket: UInt64) {
    let outlet = lock.withLock { outlets.remove(ticket) }
    withExtendedLifetime(outlet) {}
  }

  /// Records that a subscriber has requested values, and requests all values from the feeds.
  func recordDemand() {
    let waiting = lock.withLock { () -> [any Subscription] in
      guard !hasDemand else { return [] }
      hasDemand = true
      return feeds
    }
    for feed in waiting { feed.request(.unlimited) }
  }

  /// Stores a value as the current one. The caller must hold the lock. Returns the previous value, so that the caller can release it
  /// outside the lock.
  private func store(_ value: Held<Output>?) -> Held<Output>? {
    guard let value else { return nil }
    defer { current = value }
    currentTicket += 1
    return current
  }

  /// Offers a value to the given subscribers.
  private func offer(_ value: Output, ticket: UInt64, to receivers: [SubjectOutletList.Entry]) {
    for receiver in receivers { outlet(receiver)?.offer(value, ticket: ticket) }
  }

  /// Returns an entry's outlet with its specific type, which the list doesn't store.
  private func outlet(_ entry: SubjectOutletList.Entry) -> Outlet? {
    entry.outlet.flatMap { $0 as? Outlet }
  }
}
