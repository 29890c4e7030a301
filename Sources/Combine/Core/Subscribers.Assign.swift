import Foundation

extension Subscribers {
  /// A subscriber that writes each value into a property of an object, which it keeps alive until it has ended.
  final public class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    private let lock = NSLock()
    private var status = UpstreamStatus.awaitingSubscription
    private var target: Root?

    /// Where in the object the values go.
    final public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// The object that is written to; nil once the subscription has ended.
    final public var object: Root? {
      lock.withLock { target }
    }

    /// A subscriber that is not attached yet; give it to `subscribe(_:)`.
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

    /// Ends the subscription and gives what it held, so that nothing of it is released under the lock.
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
  /// Writes each value into a property of an object. The object is kept alive until the returned value is cancelled or released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
