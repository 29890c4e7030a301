/// A subscriber that erases the type of another subscriber, or that consists of closures.
@frozen public struct AnySubscriber<Input, Failure>: Subscriber where Failure: Error {
  /// The wrapped subscriber.
  @usableFromInline let box: AnySubscriberBox<Input, Failure>

  public let combineIdentifier: CombineIdentifier

  /// Creates a type-erased subscriber. A subscriber that is already type-erased is not wrapped again.
  public init<S>(_ s: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
    if let erased = s as? AnySubscriber<Input, Failure> {
      self = erased
    } else {
      box = AnySubscriberConcreteBox(s)
      combineIdentifier = s.combineIdentifier
    }
  }

  /// Creates a subscriber that sends everything it receives to a subject.
  public init<S>(_ s: S) where Input == S.Output, Failure == S.Failure, S: Subject {
    let feed = SubjectFeed(s)
    box = AnySubscriberConcreteBox(feed)
    combineIdentifier = CombineIdentifier(s)
  }

  /// Creates a subscriber from closures. Without `receiveSubscription`, the subscriber requests no values. Without `receiveValue`, it
  /// requests no more values when one arrives.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    box = AnySubscriberClosureBox(
      receiveSubscription: receiveSubscription, receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    combineIdentifier = CombineIdentifier()
  }

  public func receive(subscription: any Subscription) {
    box.receive(subscription: subscription)
  }

  public func receive(_ value: Input) -> Subscribers.Demand {
    box.receive(value)
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    box.receive(completion: completion)
  }
}

extension AnySubscriber: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  public var description: String { box.description }
  public var customMirror: Mirror { box.customMirror }
  public var playgroundDescription: Any { box.playgroundDescription }
}
