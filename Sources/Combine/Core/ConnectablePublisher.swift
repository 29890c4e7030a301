/// A publisher that emits nothing until it is connected, so that several subscribers can attach first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Connects to the publisher, which starts to publish. Cancelling the returned value stops it.
  func connect() -> any Cancellable
}
