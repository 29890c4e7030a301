/// The two ends of a link between an upstream and a downstream.
///
/// The ends have no lock of their own. The owning link guards them.
///
/// Invariant: after the end, neither side is retained.
struct LinkEnds<Downstream: Subscriber> {
  /// The status of the upstream side.
  private(set) var status = UpstreamStatus.awaitingSubscription

  /// The downstream subscriber; nil after the end.
  private(set) var downstream: Downstream?

  /// Creates the ends of a link without a subscription.
  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// The current subscription; nil if there is none.
  var upstream: (any Subscription)? { status.subscription }

  /// The downstream subscriber while values may arrive; otherwise nil.
  var receiver: Downstream? { status.isSubscribed ? downstream : nil }

  /// Accepts the first subscription and returns the downstream subscriber. Returns nil for another subscription or after the end, in
  /// which case the caller must cancel the subscription.
  mutating func accept(_ subscription: any Subscription) -> Downstream? {
    status.accept(subscription) ? downstream : nil
  }

  /// Ends only the upstream side, for a link that still has values to deliver. Returns the subscription if there was one.
  mutating func terminateUpstream() -> (any Subscription)? {
    status.terminate()
  }

  /// Ends the link. Returns the references that it held, so that the caller can release them outside the lock.
  mutating func terminate() -> (upstream: (any Subscription)?, downstream: Downstream?) {
    let held = (status.terminate(), downstream)
    downstream = nil
    return held
  }
}
