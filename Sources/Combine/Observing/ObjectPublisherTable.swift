import Foundation

/// The publishers of observable objects without properties that join them, as long as the objects live.
///
/// Invariants: an entry counts only while its object lives and is the one asked for, because addresses are used again; entries of objects
/// that are gone are dropped whenever the table has doubled, so that it holds at most twice what lives.
final class ObjectPublisherTable: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// The only table.
  static let shared = ObjectPublisherTable()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = 64

  /// The publisher of an object; made when it is first asked for.
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
    // Publishers may own their last subscribers: they are released here, outside of the lock.
    withExtendedLifetime(dropped) {}
    return publisher
  }
}
