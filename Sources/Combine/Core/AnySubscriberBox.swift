/// The interface of a wrapped subscriber.
@usableFromInline class AnySubscriberBox<Input, Failure: Error> {
  /// The description of the wrapped subscriber.
  var description: String { fatalError("AnySubscriberBox.description is not overridden in \(type(of: self)).") }

  /// The mirror of the wrapped subscriber.
  var customMirror: Mirror { Mirror(self, children: [:]) }

  /// The playground description of the wrapped subscriber.
  var playgroundDescription: Any { description }

  /// Forwards the subscription.
  func receive(subscription: any Subscription) {}

  /// Forwards a value.
  func receive(_ value: Input) -> Subscribers.Demand { .none }

  /// Forwards the completion.
  func receive(completion: Subscribers.Completion<Failure>) {}
}

/// A wrapped subscriber of a specific type.
final class AnySubscriberConcreteBox<Base: Subscriber>: AnySubscriberBox<Base.Input, Base.Failure> {
  private let base: Base

  /// Creates a box that wraps a subscriber.
  init(_ base: Base) {
    self.base = base
  }

  /// The subscriber's own description, or the name of its type. Stored properties are not included.
  override var description: String {
    (base as? any CustomStringConvertible)?.description ?? String(describing: type(of: base))
  }

  override var playgroundDescription: Any {
    (base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }

  override var customMirror: Mirror { (base as? any CustomReflectable)?.customMirror ?? Mirror(base, children: []) }

  override func receive(subscription: any Subscription) {
    base.receive(subscription: subscription)
  }

  override func receive(_ value: Base.Input) -> Subscribers.Demand {
    base.receive(value)
  }

  override func receive(completion: Subscribers.Completion<Base.Failure>) {
    base.receive(completion: completion)
  }
}

/// A subscriber that consists of closures.
final class AnySubscriberClosureBox<Input, Failure: Error>: AnySubscriberBox<Input, Failure> {
  private let receiveSubscription: ((any Subscription) -> Void)?
  private let receiveValue: ((Input) -> Subscribers.Demand)?
  private let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  /// Creates a subscriber from closures. Any of them may be nil.
  init(
    receiveSubscription: ((any Subscription) -> Void)?,
    receiveValue: ((Input) -> Subscribers.Demand)?,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    self.receiveSubscription = receiveSubscription
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  override var description: String { "Anonymous AnySubscriber" }

  override func receive(subscription: any Subscription) {
    receiveSubscription?(subscription)
  }

  override func receive(_ value: Input) -> Subscribers.Demand {
    receiveValue?(value) ?? .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    receiveCompletion?(completion)
  }
}
