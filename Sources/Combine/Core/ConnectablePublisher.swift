/// A publisher that publishes nothing until it is connected, so that several subscribers can attach first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts publishing. Publishing ends when the returned value is cancelled.
  func connect() -> any Cancellable
}
