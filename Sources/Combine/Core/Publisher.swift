/// A source of values over time. It sends at most as many values as were requested, followed by at most one completion.
public protocol Publisher<Output, Failure> {
  /// The type of the values that the publisher emits.
  associatedtype Output
  /// The type of the publisher's failures; `Never` if it can't fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Instead of calling this method directly, call `subscribe(_:)`.
  func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber, which requests values through its subscription.
  public func subscribe<S>(_ subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which receives everything from this publisher until the returned value is cancelled or released.
  public func subscribe<S>(_ subject: S) -> AnyCancellable where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
    let feed = SubjectFeed(subject)
    subscribe(feed)
    return AnyCancellable(feed)
  }
}
