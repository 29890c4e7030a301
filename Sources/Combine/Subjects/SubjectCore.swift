import Foundation

/// What all subjects share: who is subscribed, what feeds them, how it ended, and the current value of those that have one.
///
/// Values of a subject with a current value are numbered by tickets that only grow. A subscriber that was given the current value on
/// demand remembers its ticket, so that a send under way on another thread neither repeats that value nor overtakes it with an older one.
///
/// Invariants: once the subject has ended, nobody is subscribed; nothing foreign is called or released under the lock; every outlet is a
/// `SubjectOutlet<Output, Failure>`.
final class SubjectCore<Output, Failure: Error> {
  private typealias Outlet = SubjectOutlet<Output, Failure>

  private let lock: NSLock
  private var outlets = SubjectOutletList()
  private var feeds: [any Subscription] = []
  private var ending: Held<Subscribers.Completion<Failure>>?
  private var hasDemand: Bool
  private var current: Held<Output>?
  private var currentTicket: UInt64 = 0

  /// Whether subscribers get the current value when they first ask.
  let replays: Bool

  /// Whether a subscriber that has asked once gets everything, however little it asked for.
  let isSignal: Bool

  /// A core without a current value.
  init(isSignal: Bool = false) {
    self.isSignal = isSignal
    lock = NSLock()
    replays = false
    hasDemand = false
  }

  /// A core with a current value. Its owner may share its own lock with it.
  init(current: Output, lock: NSLock = NSLock()) {
    self.current = Held(current)
    self.lock = lock
    isSignal = false
    replays = true
    // The value is kept up to date whether somebody has asked or not.
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

  /// The current value and its number; nil if the subject has none.
  var latest: (value: Held<Output>, ticket: UInt64)? {
    lock.lock()
    defer { lock.unlock() }
    guard let current else { return nil }
    return (current, currentTicket)
  }

  /// Sends a value, which becomes the current one first. After the end nothing is sent, and the value is stored only if that is wanted.
  func send(_ value: Output, storesAfterEnd: Bool = false) {
    let fresh = replays ? Held(value) : nil
    lock.lock()
    guard ending == nil || storesAfterEnd else { return lock.unlock() }
    let former = store(fresh)
    // The end has taken all receivers out.
    let (receivers, ticket) = (outlets.entries, currentTicket)
    lock.unlock()
    offer(value, ticket: ticket, to: receivers)
    withExtendedLifetime(former) {}
  }

  /// Makes a value the current one if nobody is subscribed; false if somebody is.
  func storeUnheard(_ value: Output) -> Bool {
    let fresh = Held(value)
    lock.lock()
    let isUnheard = outlets.isEmpty
    let former = isUnheard ? store(fresh) : nil
    lock.unlock()
    withExtendedLifetime(former) {}
    return isUnheard
  }

  /// Sends a value, which becomes the current one afterwards (B10.01). Who subscribed in between is given it then.
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

  /// Takes a subscription that feeds the subject; asks it for everything as soon as one subscriber has asked for something, and at once if
  /// there is a current value to keep up to date.
  func send(subscription: any Subscription) {
    let (hasEnded, isWanted) = lock.withLock { () -> (Bool, Bool) in
      guard ending == nil else { return (true, false) }
      feeds.append(subscription)
      return (false, hasDemand)
    }
    if hasEnded { subscription.cancel() }
    if isWanted { subscription.request(.unlimited) }
  }

  /// Lets go of a subscription that has ended and feeds the subject no more.
  func release(feed identifier: CombineIdentifier) {
    let ended = lock.withLock { feeds.firstIndex { $0.combineIdentifier == identifier }.map { feeds.remove(at: $0) } }
    withExtendedLifetime(ended) {}
  }

  /// Stops everything that feeds the subject.
  func cancelFeeds() {
    let stopping = lock.withLock {
      defer { feeds = [] }
      return feeds
    }
    for feed in stopping { feed.cancel() }
  }

  /// Attaches a subscriber. `owner` is kept alive while it is attached; `name` describes the subscription.
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

  /// Notes that a subscriber has asked, which lets the feeds flow.
  func noteDemand() {
    let waiting = lock.withLock { () -> [any Subscription] in
      guard !hasDemand else { return [] }
      hasDemand = true
      return feeds
    }
    for feed in waiting { feed.request(.unlimited) }
  }

  /// Makes a value the current one; called under the lock. Gives the former value, so that it is released outside of the lock.
  private func store(_ value: Held<Output>?) -> Held<Output>? {
    guard let value else { return nil }
    defer { current = value }
    currentTicket += 1
    return current
  }

  /// Offers a value to each of those who were subscribed.
  private func offer(_ value: Output, ticket: UInt64, to receivers: [SubjectOutletList.Entry]) {
    for receiver in receivers { outlet(receiver)?.offer(value, ticket: ticket) }
  }

  /// The outlet at a place of the list, which does not know what it receives.
  private func outlet(_ entry: SubjectOutletList.Entry) -> Outlet? {
    entry.outlet.flatMap { $0 as? Outlet }
  }
}
