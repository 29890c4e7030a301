/// What writes a pipeline's values into a `@Published` property. The property keeps the subscription; this does not keep the property.
final class PublishedSubscriber<Value>: Subscriber {
  typealias Failure = Never

  private weak var storage: PublishedStorage<Value>?

  /// A subscriber for a property.
  init(_ storage: PublishedStorage<Value>) {
    self.storage = storage
  }

  func receive(subscription: any Subscription) {
    if let storage { storage.feed(subscription) } else { subscription.cancel() }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.value = input
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}

extension PublishedSubscriber: PipelineLink {
  var description: String { "PublishedSubscriber" }
}
