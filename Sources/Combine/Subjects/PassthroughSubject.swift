/// A subject that stores no value. It sends a value only to subscribers that have demand.
final public class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
  /// The state that all kinds of subjects share.
  let core = SubjectCore<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  final public func send(subscription: any Subscription) {
    core.send(subscription: subscription)
  }

  final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    core.attach(subscriber, owner: self, name: "PassthroughSubject")
  }

  final public func send(_ input: Output) {
    core.send(input)
  }

  final public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }
}

extension PassthroughSubject: FedSubject {
  func release(feed identifier: CombineIdentifier) {
    core.release(feed: identifier)
  }
}
