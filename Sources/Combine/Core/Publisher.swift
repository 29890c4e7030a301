/// A source of values over time: at most as many values as were asked for, then at most one completion.
public protocol Publisher<Output, Failure> {
  /// What is published.
  associatedtype Output
  /// How the publisher may fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Attaches a subscriber. Call `subscribe(_:)` instead, which calls this.
  func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}
