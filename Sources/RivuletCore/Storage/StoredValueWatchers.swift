import Combine
import Foundation
import Synchronization

/// Somebody who shows a value that lies in a store.
protocol StoredValueWatcher: AnyObject, Sendable {
  /// Looks at the store again; a value that differs from the one seen last is shown by the next update.
  func storeMayHaveChanged()
}

/// A watcher that can tell whether what it shows is still what is stored.
protocol StaleWatcher: StoredValueWatcher {
  /// Whether the store has a value that was not announced.
  var isStale: Bool { get }
}

/// A watcher that announces changes of a value in a store beforehand.
protocol StoredValueAnnouncer: StaleWatcher {
  /// An object is about to be stored under the key; nil removes what lies there.
  func storeWillChange(_ store: any KeyedStore, to object: Any?)
}

/// All who show stored values in this process, by key, so that a write through one is seen by all (B3.47).
///
/// Stores are not told apart: two objects may stand for one suite, and whoever is called finds out by looking.
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

  /// Adds a property of an object, which no tree looks after.
  static func addAnnouncer(_ announcer: any StoredValueAnnouncer, forKey key: String) {
    registry.withLock { $0.announcers[key, default: WeakList()].append(announcer) }
    listen()
  }

  /// Stores an object, nil for none, and tells those who announce it before and those who show it afterwards.
  static func write(_ object: Any?, forKey key: String, in store: any KeyedStore) {
    StoreWatch.change {
      for announcer in announcers(forKey: key) { announcer.storeWillChange(store, to: object) }
      store.store(object, forKey: key)
    }
    announce(key: key)
  }

  /// Tells all who show the value of a key, or of any key, to look again.
  static func announce(key: String? = nil) {
    let watchers = registry.withLock { registry in
      let lists = key.map { [registry.watchers[$0] ?? WeakList()] } ?? registry.watchers.sorted { $0.key < $1.key }.map(\.value)
      return lists.flatMap(\.elements)
    }
    for watcher in watchers { watcher.storeMayHaveChanged() }
    for announcer in announcers(forKey: key) { announcer.storeMayHaveChanged() }
  }

  /// Whether a store has changed without announcing it, of those that objects read.
  static var hasUnseenChanges: Bool { announcers().contains { $0.isStale } }

  /// Announces changes that no store has announced, for objects.
  static func look() {
    for announcer in announcers() where announcer.isStale { announcer.storeMayHaveChanged() }
  }

  /// The properties of objects with a key, or with any key. Keys that none has any more are forgotten.
  private static func announcers(forKey key: String? = nil) -> [any StoredValueAnnouncer] {
    registry.withLock { registry in
      if registry.announcers.isEmpty { return [] }
      if let key { return registry.announcers[key]?.elements ?? [] }
      registry.announcers = registry.announcers.filter { $0.value.first != nil }
      return registry.announcers.sorted { $0.key < $1.key }.flatMap(\.value.elements)
    }
  }

  /// Follows stores that announce changes which others make.
  private static func listen() {
    let mustListen = registry.withLock { registry in
      defer { registry.isListening = true }
      return !registry.isListening
    }
    guard mustListen else { return }
    _ = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in announce() }
  }
}
