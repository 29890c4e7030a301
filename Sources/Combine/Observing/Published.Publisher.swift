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
  /// Writes each value into a `@Published` property, for as long as the property lives. There is nothing to keep or cancel.
  public func assign(to published: inout Published<Self.Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}
