/// Where a link with one upstream stands: it waits for its subscription, has it, or has ended for good.
///
/// It has no lock; the link that owns it guards it.
enum UpstreamStatus {
  /// No subscription has arrived.
  case awaitingSubscription
  /// Values may arrive.
  case subscribed(any Subscription)
  /// Completed or cancelled; nothing is passed on any more.
  case terminal

  /// Takes the first subscription. False for a second one and after the end: the caller then cancels it.
  mutating func accept(_ subscription: any Subscription) -> Bool {
    guard case .awaitingSubscription = self else { return false }
    self = .subscribed(subscription)
    return true
  }

  /// Ends the link; gives the subscription if there was one.
  mutating func terminate() -> (any Subscription)? {
    defer { self = .terminal }
    return subscription
  }

  /// The subscription while there is one.
  var subscription: (any Subscription)? {
    if case .subscribed(let subscription) = self { subscription } else { nil }
  }

  /// Whether values may arrive.
  var isSubscribed: Bool { subscription != nil }

  /// Whether the link has ended.
  var isTerminal: Bool {
    if case .terminal = self { true } else { false }
  }
}
