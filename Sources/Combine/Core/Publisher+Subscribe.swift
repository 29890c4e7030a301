extension Publisher {
  /// Attaches a subscriber, which then decides through its subscription how much it wants.
  public func subscribe<S>(_ subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Feeds a subject with everything that this publisher sends, until the returned value is cancelled or released.
  public func subscribe<S>(_ subject: S) -> AnyCancellable where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
    let feed = SubjectFeed(subject)
    subscribe(feed)
    return AnyCancellable(feed)
  }
}
