public import Foundation

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name, posted by a given object or by any object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    NotificationCenter.Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications, which emits on the posting thread. A subscriber without demand misses notifications.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The notification centre that posts the notifications.
    public let center: NotificationCenter

    /// The name of the notifications to publish.
    public let name: Notification.Name

    /// The object whose notifications are published; nil for any object. The publisher retains the object.
    public let object: AnyObject?

    /// Creates a publisher that emits notifications.
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
