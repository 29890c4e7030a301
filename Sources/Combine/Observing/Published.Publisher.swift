extension Published {
  /// The publisher of a `@Published` property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    /// The storage of the property.
    let storage: PublishedStorage<Value>

    public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
      storage.attach(subscriber)
    }
  }
}

extension Publisher where Self.Failure == Never {
  /// Assigns each value to a `@Published` property for the lifetime of that property. The caller doesn't need to store or cancel anything.
  public func assign(to published: inout Published<Self.Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}
