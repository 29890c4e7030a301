/// A publisher that replays recorded values and a recorded completion.
public struct Record<Output, Failure>: Publisher where Failure: Error {
  /// The recording to replay.
  public let recording: Recording

  /// Creates a publisher that replays the events that a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Creates a publisher that replays a recording.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Creates a publisher that replays values and a completion.
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
