import Combine
import Foundation
import Synchronization

/// A location that exposes a value in a store.
protocol StoredValueWatcher: AnyObject, Sendable {
  /// Reads the store again. If the value has changed, the next update shows the new value.
  func storeMayHaveChanged()
}

/// A watcher that can determine whether the stored value has changed.
protocol StaleWatcher: StoredValueWatcher {
  /// True if the store contains a value that hasn't been announced.
  var isStale: Bool { get }
}

/// A watcher that announces changes to a stored value before they're made.
protocol StoredValueAnnouncer: StaleWatcher {
  /// Called before an object is stored under the key. A nil object removes the stored object.
  func storeWillChange(_ store: any KeyedStore, to object: Any?)
}

/// The watchers of all stored values in this process, by key. All watchers of a key are notified of a write through any of them (B3.47).
///
/// Stores aren't distinguished, because two objects may represent the same suite. A notified watcher reads its store to determine whether
/// its value has changed.
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

  /// Adds the property of an object, which doesn't belong to a tree.
  static func addAnnouncer(_ announcer: any StoredValueAnnouncer, forKey key: String) {
    registry.withLock { $0.announcers[key, default: WeakList()].append(announcer) }
    listen()
  }

  /// Stores an object, or nil to remove it. Notifies announcers before the write and watchers after it.
  static func write(_ object: Any?, forKey key: String, in store: any KeyedStore) {
    StoreWatch.change {
      for announcer in announcers(forKey: key) { announcer.storeWillChange(store, to: object) }
      store.store(object, forKey: key)
    }
    announce(key: key)
  }

  /// Notifies the watchers of a key, or of all keys, that their stores may have changed.
  static func announce(key: String? = nil) {
    let watchers = registry.withLock { registry in
      let lists = key.map { [registry.watchers[$0] ?? WeakList()] } ?? registry.watchers.sorted { $0.key < $1.key }.map(\.value)
      return lists.flatMap(\.elements)
    }
    for watcher in watchers { watcher.storeMayHaveChanged() }
    for announcer in announcers(forKey: key) { announcer.storeMayHaveChanged() }
  }

  /// True if a store that objects read has changed without an announcement.
  static var hasUnannouncedChanges: Bool { announcers().contains { $0.isStale } }

  /// Announces changes that stores haven't announced, on behalf of object properties.
  static func look() {
    for announcer in announcers() where announcer.isStale { announcer.storeMayHaveChanged() }
  }

  /// Returns the object properties for a key or, by default, for all keys. Without a key, also removes keys that no longer have properties.
  private static func announcers(forKey key: String? = nil) -> [any StoredValueAnnouncer] {
    registry.withLock { registry in
      if registry.announcers.isEmpty { return [] }
      if let key { return registry.announcers[key]?.elements ?? [] }
      registry.announcers = registry.announcers.filter { $0.value.first != nil }
      return registry.announcers.sorted { $0.key < $1.key }.flatMap(\.value.elements)
    }
  }

  /// Observes notifications of changes to user defaults made elsewhere.
  private static func listen() {
    let mustListen = registry.withLock { registry in
      defer { registry.isListening = true }
      return !registry.isListening
    }
    guard mustListen else { return }
    _ = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in announce() }
  }
}
