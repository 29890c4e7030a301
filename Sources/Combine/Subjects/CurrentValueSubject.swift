/// A subject with a current value, which each subscriber gets first.
final public class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  /// What all subjects share.
  let core: SubjectCore<Output, Failure>

  /// A subject whose current value is given.
  public init(_ value: Output) {
    core = SubjectCore(current: value)
  }

  /// The current value. Setting it sends it; after the end it is only kept.
  final public var value: Output {
    get {
      guard let held = core.value else {
        fatalError("CurrentValueSubject<\(Output.self), \(Failure.self)> has no current value although it was made with one.")
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
