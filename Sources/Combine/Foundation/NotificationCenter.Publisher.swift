public import Foundation

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name, from one object or from any object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    NotificationCenter.Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications, on the thread that posts them. A subscriber without demand misses the notification.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The notification center that posts the notifications.
    public let center: NotificationCenter

    /// The name of the published notifications.
    public let name: Notification.Name

    /// The object that posts the published notifications; nil for any object. The publisher keeps it alive.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
      let subscription = NotificationSubscription(center: center, name: name, object: object, downstream: subscriber)
      subscription.observe()
      subscriber.receive(subscription: subscription)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: NotificationCenter.Publisher, rhs: NotificationCenter.Publisher) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
