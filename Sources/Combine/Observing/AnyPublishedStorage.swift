import Foundation

/// The type-independent part of a `@Published` property's storage, with the publisher to notify before a change.
class AnyPublishedStorage: PropertyAnnouncer {
  private let lock: NSLock
  private var willChange: ObservableObjectPublisher?

  /// Creates storage guarded by a lock, which subclasses may share.
  init(lock: NSLock) {
    self.lock = lock
  }

  /// The publisher of the object's changes; nil until first requested.
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
