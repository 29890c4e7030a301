/// The status of a link's single upstream: waiting for the subscription, subscribed, or ended.
///
/// It has no lock; the link that owns it guards it.
enum UpstreamStatus {
  /// No subscription has arrived.
  case awaitingSubscription
  /// Values may arrive.
  case subscribed(any Subscription)
  /// Completed or cancelled; nothing more is passed on.
  case terminal

  /// Takes the first subscription. Returns false for a second one and after the end; the caller then cancels the subscription.
  mutating func accept(_ subscription: any Subscription) -> Bool {
    guard case .awaitingSubscription = self else { return false }
    self = .subscribed(subscription)
    return true
  }

  /// Ends the link. Returns the subscription, if there was one.
  mutating func terminate() -> (any Subscription)? {
    defer { self = .terminal }
    return subscription
  }

  /// The subscription; nil while there is none.
  var subscription: (any Subscription)? {
    if case .subscribed(let subscription) = self { subscription } else { nil }
  }

  /// True if values may arrive.
  var isSubscribed: Bool { subscription != nil }

  /// True if the link has ended.
  var isTerminal: Bool {
    if case .terminal = self { true } else { false }
  }
}
