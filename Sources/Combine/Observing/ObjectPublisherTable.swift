import Foundation

/// A table of the publishers of observable objects without participating properties. Each entry lasts as long as its object.
///
/// Invariants: because addresses are reused, an entry is valid only while its object exists and is the requested one. Entries of
/// deallocated objects are removed whenever the table has doubled in size, so that at most half of the entries are stale.
final class ObjectPublisherTable: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// The shared table.
  static let shared = ObjectPublisherTable()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = 64

  /// Returns the publisher of an object, which is created on the first request.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    let (publisher, dropped) = lock.withLock { () -> (ObservableObjectPublisher, [ObjectIdentifier: Entry]) in
      if let entry = entries[key], entry.object === object { return (entry.publisher, [:]) }
      var dropped: [ObjectIdentifier: Entry] = [:]
      if entries.count >= sweepCount {
        dropped = entries
        entries = entries.filter { $0.value.object != nil }
        sweepCount = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      if let stale = entries.updateValue(Entry(object: object, publisher: publisher), forKey: key) { dropped[key] = stale }
      return (publisher, dropped)
    }
    // Publishers may own their last subscribers, so they are released here, outside the lock.
    withExtendedLifetime(dropped) {}
    return publisher
  }
}
