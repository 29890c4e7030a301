/// A subject that stores a current value, which each new subscriber receives first.
final public class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  /// The state that all kinds of subjects share.
  let core: SubjectCore<Output, Failure>

  /// Creates a subject with a current value.
  public init(_ value: Output) {
    core = SubjectCore(current: value)
  }

  /// The current value. Setting it sends the value; after the end, the value is only stored.
  final public var value: Output {
    get {
      guard let held = core.value else {
        fatalError("CurrentValueSubject<\(Output.self), \(Failure.self)> has no current value although it was created with one.")
      }
      return held.value
    }
    set { core.send(newValue, storesAfterEnd: true) }
  }

  final public func send(subscription: any Subscription) {
    core.send(subscription: subscription)
  }

  final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    core.attach(subscriber, owner: self, name: "CurrentValueSubject")
  }

  final public func send(_ input: Output) {
    core.send(input)
  }

  final public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }
}

extension CurrentValueSubject: FedSubject {
  func release(feed identifier: CombineIdentifier) {
    core.release(feed: identifier)
  }
}
