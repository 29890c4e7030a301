/// Both ends of a link between one upstream and one downstream.
///
/// It has no lock; the link that owns it guards it.
///
/// Invariant: after the end neither side is held.
struct LinkEnds<Downstream: Subscriber> {
  /// The status of the upstream side.
  private(set) var status = UpstreamStatus.awaitingSubscription

  /// The downstream subscriber; nil after the end.
  private(set) var downstream: Downstream?

  /// Creates the ends of a link without a subscription.
  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// The subscription; nil while there is none.
  var upstream: (any Subscription)? { status.subscription }

  /// The downstream subscriber while values may arrive; otherwise nil.
  var receiver: Downstream? { status.isSubscribed ? downstream : nil }

  /// Takes the first subscription and returns the downstream subscriber. Returns nil for a second one and after the end; the caller then
  /// cancels the subscription.
  mutating func accept(_ subscription: any Subscription) -> Downstream? {
    status.accept(subscription) ? downstream : nil
  }

  /// Ends only the upstream side, for a link that still has something to deliver. Returns the subscription, if there was one.
  mutating func terminateUpstream() -> (any Subscription)? {
    status.terminate()
  }

  /// Ends the link. Returns everything it held, so that the caller can release it outside the lock.
  mutating func terminate() -> (upstream: (any Subscription)?, downstream: Downstream?) {
    let held = (status.terminate(), downstream)
    downstream = nil
    return held
  }
}
