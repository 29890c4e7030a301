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
  /// Writes each value to a `@Published` property, for the property's lifetime. The caller has nothing to keep or cancel.
  public func assign(to published: inout Published<Self.Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}
