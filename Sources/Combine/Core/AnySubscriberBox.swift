/// The interface of a hidden subscriber.
@usableFromInline class AnySubscriberBox<Input, Failure: Error> {
  /// The hidden subscriber's description.
  var description: String { fatalError("AnySubscriberBox.description is not overridden in \(type(of: self)).") }

  /// The hidden subscriber's mirror.
  var customMirror: Mirror { Mirror(self, children: [:]) }

  /// The hidden subscriber's description in a playground.
  var playgroundDescription: Any { description }

  /// Passes the subscription on.
  func receive(subscription: any Subscription) {}

  /// Passes a value on.
  func receive(_ value: Input) -> Subscribers.Demand { .none }

  /// Passes the completion on.
  func receive(completion: Subscribers.Completion<Failure>) {}
}

/// A hidden subscriber of a known type.
final class AnySubscriberConcreteBox<Base: Subscriber>: AnySubscriberBox<Base.Input, Base.Failure> {
  private let base: Base

  /// Creates a box around a subscriber.
  init(_ base: Base) {
    self.base = base
  }

  /// The subscriber's own description, or the name of its type. The stored properties are not shown.
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

  /// Creates a subscriber from closures; each may be nil.
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
