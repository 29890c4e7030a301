import Combine
import Foundation
import Synchronization

/// A location that shows a value in a store.
protocol StoredValueWatcher: AnyObject, Sendable {
  /// Reads the store again. If the value differs from the last one, the next update shows it.
  func storeMayHaveChanged()
}

/// A watcher that knows whether its value is still the stored one.
protocol StaleWatcher: StoredValueWatcher {
  /// True if the store contains a value that has not been announced.
  var isStale: Bool { get }
}

/// A watcher that announces changes to a stored value in advance.
protocol StoredValueAnnouncer: StaleWatcher {
  /// Called before an object is stored under the key; nil removes the stored object.
  func storeWillChange(_ store: any KeyedStore, to object: Any?)
}

/// The watchers of all stored values in this process, by key, so that all of them see a write through any one of them (B3.47).
///
/// Stores are not distinguished: two objects may represent the same suite, so a notified watcher reads its store to find out.
enum StoredValueWatchers {
  private struct Registry: @unchecked Sendable {
    var watchers: [String: WeakList<any StoredValueWatcher>] = [:]
    var announcers: [String: WeakList<any StoredValueAnnouncer>] = [:]
    var isListening = false
  }

  private static let registry = Mutex(Registry())

  static func add(_ watcher: any StoredValueWatcher, forKey key: String) {
    registry.withLock { $0.watchers[key, default: WeakList()].append(watcher) }
    listen()
  }

  /// Adds an object's property, which does not belong to a tree.
  static func addAnnouncer(_ announcer: any StoredValueAnnouncer, forKey key: String) {
    registry.withLock { $0.announcers[key, default: WeakList()].append(announcer) }
    listen()
  }

  /// Stores an object, or nil, and notifies announcers before the write and watchers after it.
  static func write(_ object: Any?, forKey key: String, in store: any KeyedStore) {
    StoreWatch.change {
      for announcer in announcers(forKey: key) { announcer.storeWillChange(store, to: object) }
      store.store(object, forKey: key)
    }
    announce(key: key)
  }

  /// Tells the watchers of a key, or of all keys, to read their stores again.
  static func announce(key: String? = nil) {
    let watchers = registry.withLock { registry in
      let lists = key.map { [registry.watchers[$0] ?? WeakList()] } ?? registry.watchers.sorted { $0.key < $1.key }.map(\.value)
      return lists.flatMap(\.elements)
    }
    for watcher in watchers { watcher.storeMayHaveChanged() }
    for announcer in announcers(forKey: key) { announcer.storeMayHaveChanged() }
  }

  /// True if a store that objects read has changed without announcing it.
  static var hasUnseenChanges: Bool { announcers().contains { $0.isStale } }

  /// Announces changes that no store has announced, on behalf of object properties.
  static func look() {
    for announcer in announcers() where announcer.isStale { announcer.storeMayHaveChanged() }
  }

  /// Returns the object properties with a key, or with any key. Removes keys without properties.
  private static func announcers(forKey key: String? = nil) -> [any StoredValueAnnouncer] {
    registry.withLock { registry in
      if registry.announcers.isEmpty { return [] }
      if let key { return registry.announcers[key]?.elements ?? [] }
      registry.announcers = registry.announcers.filter { $0.value.first != nil }
      return registry.announcers.sorted { $0.key < $1.key }.flatMap(\.value.elements)
    }
  }

  /// Observes stores that announce changes made elsewhere.
  private static func listen() {
    let mustListen = registry.withLock { registry in
      defer { registry.isListening = true }
      return !registry.isListening
    }
    guard mustListen else { return }
    _ = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in announce() }
  }
}
