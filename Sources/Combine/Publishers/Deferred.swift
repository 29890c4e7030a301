/// A publisher that makes a new publisher for each subscriber.
public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher, once for each subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that waits for a subscriber before it makes anything.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S>(subscriber: S) where S: Subscriber, DeferredPublisher.Failure == S.Failure, DeferredPublisher.Output == S.Input {
    createPublisher().subscribe(subscriber)
  }
}
