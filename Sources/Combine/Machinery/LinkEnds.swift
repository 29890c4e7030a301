/// Both ends of a link between one upstream and one downstream, which come and go together.
///
/// It has no lock; the link that owns it guards it.
///
/// Invariant: after the end neither side is held.
struct LinkEnds<Downstream: Subscriber> {
  /// Where the upstream side stands.
  private(set) var status = UpstreamStatus.awaitingSubscription

  /// Who is passed to; nil after the end.
  private(set) var downstream: Downstream?

  /// The ends of a link that is not attached yet.
  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// The subscription while there is one.
  var upstream: (any Subscription)? { status.subscription }

  /// Who is passed to while values may arrive.
  var receiver: Downstream? { status.isSubscribed ? downstream : nil }

  /// Takes the first subscription and gives who is to be told of it. Nil for a second one and after the end: the caller then cancels it.
  mutating func accept(_ subscription: any Subscription) -> Downstream? {
    status.accept(subscription) ? downstream : nil
  }

  /// Ends the upstream side alone, for a link that still has something to deliver; gives the subscription if there was one.
  mutating func terminateUpstream() -> (any Subscription)? {
    status.terminate()
  }

  /// Ends the link and gives what it held, so that nothing of it is released under the lock.
  mutating func terminate() -> (upstream: (any Subscription)?, downstream: Downstream?) {
    let held = (status.terminate(), downstream)
    downstream = nil
    return held
  }
}
