import Foundation

/// The part of a `@Published` property's storage that does not depend on its type: who is told before it changes.
class AnyPublishedStorage: PropertyAnnouncer {
  private let lock: NSLock
  private var willChange: ObservableObjectPublisher?

  /// A storage guarded by a lock that a subclass may use as well.
  init(lock: NSLock) {
    self.lock = lock
  }

  /// The publisher of the object's changes; nil until it is asked for.
  final var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { willChange } }
    set {
      let former = lock.withLock {
        defer { willChange = newValue }
        return willChange
      }
      withExtendedLifetime(former) {}
    }
  }
}
