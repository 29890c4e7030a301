/// A subscriber that assigns values to a `@Published` property. The property retains the subscription, but the subscriber does not retain
/// the property.
final class PublishedSubscriber<Value>: Subscriber {
  typealias Failure = Never

  private weak var storage: PublishedStorage<Value>?
  private var feed: CombineIdentifier?

  /// Creates a subscriber that assigns values to a property.
  init(_ storage: PublishedStorage<Value>) {
    self.storage = storage
  }

  func receive(subscription: any Subscription) {
    guard let storage else { return subscription.cancel() }
    feed = subscription.combineIdentifier
    storage.feed(subscription)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.value = input
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    if let feed { storage?.release(feed: feed) }
  }
}

extension PublishedSubscriber: PipelineLink {
  var description: String { "PublishedSubscriber" }
}
