public import Foundation

extension NotificationCenter {
  /// An asynchronous sequence of the notifications with a given name. This type is missing from Foundation on Linux.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Starts observing. The iterator buffers notifications until they are requested.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Delivery.self)
      let observer = Observer(
        center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Delivery(notification: $0)) }, of: center)
      continuation.onTermination = { _ in observer.end() }
      return Iterator(stream: stream.makeAsyncIterator())
    }

    /// An iterator over notifications.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var stream: AsyncStream<Delivery>.Iterator

      /// Returns the next notification, or nil if the task is cancelled.
      public mutating func next() async -> Notification? {
        await stream.next()?.notification
      }

      /// Returns the next notification, or nil if the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await stream.next(isolation: actor)?.notification
      }
    }

    /// A notification in transit to a task. The posting code transfers ownership of the notification.
    fileprivate struct Delivery: @unchecked Sendable {
      let notification: Notification
    }

    /// A registration with a notification centre.
    private struct Observer: @unchecked Sendable {
      private let token: any NSObjectProtocol
      private let center: NotificationCenter

      init(_ token: any NSObjectProtocol, of center: NotificationCenter) {
        self.token = token
        self.center = center
      }

      func end() {
        center.removeObserver(token)
      }
    }
  }

  /// Returns the notifications with a name, posted by a given object or by any object.
  public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}
