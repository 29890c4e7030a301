public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of one name, from one object or from any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    NotificationCenter.Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications, on the thread that posts them. Subscribers that have not asked miss a notification.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// Where notifications are posted.
    public let center: NotificationCenter

    /// Which notifications are published.
    public let name: Notification.Name

    /// Whose notifications are published; nil for anyone's. The publisher keeps it alive.
    public let object: AnyObject?

    /// A publisher of notifications.
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
