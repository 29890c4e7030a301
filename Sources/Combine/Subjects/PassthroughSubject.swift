/// A subject without memory: a value goes to those that are subscribed and have asked, and is gone.
final public class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
  /// What all subjects share.
  let core = SubjectCore<Output, Failure>()

  /// A subject that nobody is subscribed to.
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
