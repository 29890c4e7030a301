/// A publisher that plays back recorded values and a recorded ending.
public struct Record<Output, Failure>: Publisher where Failure: Error {
  /// What is played back.
  public let recording: Recording

  /// Records in the closure what will be played back.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Plays a recording back.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Plays values and an ending back.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    var elements = recording.output.makeIterator()
    guard let first = elements.next() else {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: recording.completion)
      return
    }
    let output = recording.output
    let source = IteratorSubscription(
      first: first, rest: elements, ending: recording.completion, downstream: subscriber, source: { output })
    subscriber.receive(subscription: source)
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
