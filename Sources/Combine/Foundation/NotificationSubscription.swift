import Foundation

/// A subscription to a notification centre. It discards notifications if there is no demand.
final class NotificationSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == Notification, Downstream.Failure == Never {
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private let name: Notification.Name
  private var center: NotificationCenter?
  private var object: AnyObject?
  private var downstream: Downstream?
  private var observer: (any NSObjectProtocol)?
  private var demand = Subscribers.Demand.none

  /// Creates a subscription that is not observing yet.
  init(center: NotificationCenter, name: Notification.Name, object: AnyObject?, downstream: Downstream) {
    self.center = center
    self.name = name
    self.object = object
    self.downstream = downstream
  }

  /// Starts observing. Call this method once, before the subscription is sent downstream. The centre retains the subscription until it is
  /// cancelled.
  func observe() {
    let receive = UncheckedSendable(self.receive)
    observer = center?.addObserver(forName: name, object: object, queue: nil) { receive.value($0) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let (center, observer, downstream, object) = lock.withLock {
      () -> (NotificationCenter?, (any NSObjectProtocol)?, Downstream?, AnyObject?) in
      defer {
        self.center = nil
        self.observer = nil
        self.downstream = nil
        self.object = nil
      }
      return (self.center, self.observer, self.downstream, self.object)
    }
    if let observer { center?.removeObserver(observer) }
    withExtendedLifetime((downstream, object)) {}
  }

  /// Forwards a notification if there is demand.
  private func receive(_ notification: Notification) {
    delivery.lock()
    defer { delivery.unlock() }
    let receiver = lock.withLock { () -> Downstream? in
      guard demand > .none, downstream != nil else { return nil }
      demand -= 1
      return downstream
    }
    guard let receiver else { return }
    let more = receiver.receive(notification)
    lock.withLock { demand += more }
  }
}

extension NotificationSubscription: PipelineLink {
  var description: String { "NotificationCenter Observer" }

  var customMirror: Mirror {
    let (center, object, demand) = lock.withLock { (self.center, self.object, self.demand) }
    return Mirror(self, children: ["center": center as Any, "name": name.rawValue, "object": object as Any, "demand": demand])
  }
}
