import Foundation

extension Subscribers {
  /// A subscriber that assigns each value to a property of an object. It retains the object until the subscription ends.
  final public class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    private let lock = NSLock()
    private var status = UpstreamStatus.awaitingSubscription
    private var target: Root?

    /// The key path of the property to assign.
    final public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// The object whose property is assigned; nil after the subscription has ended.
    final public var object: Root? {
      lock.withLock { target }
    }

    /// Creates a subscriber without a subscription, for use with `subscribe(_:)`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    final public func receive(subscription: any Subscription) {
      guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    final public func receive(_ value: Input) -> Subscribers.Demand {
      let object = lock.withLock { status.isSubscribed ? target : nil }
      object?[keyPath: keyPath] = value
      return .none
    }

    final public func receive(completion: Subscribers.Completion<Never>) {
      _ = terminate()
    }

    final public func cancel() {
      terminate().upstream?.cancel()
    }

    /// Ends the subscription. Returns the references that it held, so that the caller can release them outside the lock.
    private func terminate() -> (upstream: (any Subscription)?, object: Root?) {
      lock.withLock {
        let held = (status.terminate(), target)
        target = nil
        return held
      }
    }
  }
}

extension Subscribers.Assign: PipelineLink {
  public var description: String { "Assign \(Root.self)." }

  public var customMirror: Mirror {
    let (target, status) = lock.withLock { (self.target, self.status) }
    return Mirror(self, children: ["object": target as Any, "keyPath": keyPath, "status": status])
  }
}

extension Publisher where Self.Failure == Never {
  /// Assigns each value to a property of an object. The object is retained until the returned value is cancelled or released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
