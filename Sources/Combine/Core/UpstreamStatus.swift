/// The status of a link's upstream: waiting for the subscription, subscribed, or ended.
///
/// The status has no lock of its own. The owning link guards it.
enum UpstreamStatus {
  /// No subscription has arrived yet.
  case awaitingSubscription
  /// Values may arrive.
  case subscribed(any Subscription)
  /// The link has completed or was cancelled, and forwards nothing more.
  case terminal

  /// Accepts the first subscription. Returns false for another one or after the end, in which case the caller must cancel the subscription.
  mutating func accept(_ subscription: any Subscription) -> Bool {
    guard case .awaitingSubscription = self else { return false }
    self = .subscribed(subscription)
    return true
  }

  /// Ends the link. Returns the subscription if there was one.
  mutating func terminate() -> (any Subscription)? {
    defer { self = .terminal }
    return subscription
  }

  /// The current subscription; nil if there is none.
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
